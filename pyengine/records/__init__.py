"""Games as data and as text: records, variations, and the formats in which programs exchange them."""
