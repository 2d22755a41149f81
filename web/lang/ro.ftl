### Wye, Română. See https://projectfluent.org/fluent/guide for the syntax.

## The players' colours

# The players' colours, which a theme of the board renames.
-negrul =
    { THEME() ->
        [red-blue] roșul
       *[other] negrul
    }
-Albul =
    { THEME() ->
        [red-blue] Albastrul
       *[other] Albul
    }
-albul =
    { THEME() ->
        [red-blue] albastrul
       *[other] albul
    }
-negrului =
    { THEME() ->
        [red-blue] roșului
       *[other] negrului
    }
-albului =
    { THEME() ->
        [red-blue] albastrului
       *[other] albului
    }
-Negrul =
    { THEME() ->
        [red-blue] Roșul
       *[other] Negrul
    }
-negru =
    { THEME() ->
        [red-blue] roșu
       *[other] negru
    }
-alb =
    { THEME() ->
        [red-blue] albastru
       *[other] alb
    }

## Problems

copy-link = Copiază linkul
all-problems = Toate problemele
any-board = Y și Hex
boards = Table
deck-title = Greșelile tale
deck-due = { $due ->
        [0] Astăzi nimic de exersat; { $all } în pachet
       *[other] { $due } din { $all } de exersat astăzi
    }
deck-empty = Revezi-ți partidele: greșelile lor vin aici și se întorc până le știi.
deck-task = E rândul { COLOUR($player, -negrului, -albului) }. În partida ta ai jucat { $move }, care a costat { points } din șansele de câștig. Găsește o mutare mai bună.
# About a first stone that somebody looks for.
deck-fair = Adversarul poate prelua piatra: nu trebuie să fie prea puternică.
deck-right = { $days ->
        [1] { $move } este corectă. Poziția se întoarce mâine.
        [few] { $move } este corectă. Poziția se întoarce în { $days } zile.
       *[other] { $move } este corectă. Poziția se întoarce în { $days } de zile.
    }
deck-wrong = { $move } nu este mai bună. Încearcă altă mutare sau privește răspunsul.
deck-answer = { $move } era mai bună. Poziția se întoarce mâine.
deck-show = Arată răspunsul
deck-next = Următoarea
deck-drop = Scoate din pachet
deck-done = Asta a fost tot pentru astăzi.
trainer-title = Deschideri
trainer-text = Exersează prima piatră și schimbul.
trainer-due = { $due ->
        [0] Astăzi nimic de repetat; { $all } cu răspuns
       *[other] { $due } din { $all } de repetat astăzi
    }
trainer-board = Tablă
trainer-waits = Întrebarea vine de îndată ce s-a încărcat motorul.
trainer-asked = { COLOUR($player, -Negrul, -Albul) } deschide cu { $stone }. Faci schimbul?
trainer-take = Fă schimbul
trainer-leave = Joacă mai departe
trainer-fair = { COLOUR($player, -Negrul, -Albul) } deschide. Pune piatra cea mai echilibrată.
# $strong whether the stone wins more than half of its games
trainer-unfair = { $stone } este prea { $strong ->
        [true] puternică
       *[other] slabă
    }. Încearcă altă piatră sau privește răspunsul.
trainer-fairest = { $right ->
        [true] Corect:
       *[other] Răspunsul:
    } { $stone } este una dintre pietrele cele mai echilibrate.
trainer-taken = { $right ->
        [true] Corect:
       *[other] Nu:
    } { $strong ->
        [true] fă schimbul.
       *[other] joacă mai departe.
    }
trainer-because =
    { $proven ->
        [true] Este demonstrat: fără schimb, { $stone } { $strong ->
            [true] câștigă
           *[other] pierde
        }.
       *[other] Tabelul îi dă pietrei { $stone } { $share } șanse de câștig fără schimb.
    }
trainer-count = { $number } din { $total }
trainer-done =
    { $total ->
        [0] {""}
       *[other] Răspunsuri corecte: { $right } din { $total }.
    }{ $last ->
        [true] {" "}{ deck-done }
       *[other] {""}
    }
trainer-more = Încă { $total }
# The values of first stones from weak to strong
scale-weak = slabă
scale-fair = echilibrată
scale-strong = puternică
trainer-returns = { $days ->
        [1] Întrebarea se întoarce mâine.
        [few] Întrebarea se întoarce în { $days } zile.
       *[other] Întrebarea se întoarce în { $days } de zile.
    }
daily-problem = Problema zilei
# Training with problems; $points: what a result has changed the rating by
rating = Punctajul tău: { NUMBER($rating, maximumFractionDigits: 0) } ± { NUMBER($deviation, maximumFractionDigits: 0) }
gained = { SIGNED($points) }
hint-misses = Un indiciu contează ca greșeală.
row = { $row } la rând din prima
problem-rating = punctaj { NUMBER($rating, maximumFractionDigits: 0) }
train-title = Antrenament
run-title = Trei minute
run-text = Rezolvă cât mai multe probleme. Sunt tot mai grele; la trei greșeli s-a terminat.
run-best = Recordul tău: { $best }
run-record = Nou record!
run-start = Începe
run-again = Încă o dată
run-score = Rezolvate: { $solved }, greșite: { $missed } din { $most }
run-end = Probleme rezolvate: { $solved }.
run-missed = Mai încearcă-le pe cele greșite:
solve = Rezolvă
motif = Motiv
any-motif = Orice motiv
motif-joins = Unește două lanțuri
motif-bridge = Punți
motif-double = Amenințări duble
motif-cut = Taie calea
motif-must = Singura apărare
motif-template = Șabloane de margine
motif-ladder = Scări și ieșirile lor
play-from-here = Joacă de aici
problem-board = Tabla problemei
difficulty-easy = Ușor
difficulty-medium = Mediu
difficulty-hard = Greu
difficulty-expert = Foarte greu
problem-title = Problema { $place }
board-of = { $game } { $size }
solved-of = Rezolvate: { $done } din { $all }
solved-alone = rezolvată
solved-helped = rezolvată cu un indiciu
unsolved = nerezolvată
streak =
    { $days ->
        [one] { $days } zi
        [few] { $days } zile
       *[other] { $days } de zile
    } la rând
copy-result = Copiază rezultatul
daily-told = Wye, problema zilei: { $dots }
find-move = { COLOUR($player, -Negrul, -Albul) } joacă și câștigă: găsește singura mutare câștigătoare.
# The first hint of a problem, by its motif
hint-joins = Indiciu: două dintre lanțurile tale trebuie unite. Unește-le.
hint-bridge = Indiciu: decide o punte. Construiește una sau salvează una.
hint-double = Indiciu: caută o mutare care lasă două căi pentru tot ce îți lipsește.
hint-cut = Indiciu: ține despărțite două lanțuri ale adversarului.
hint-must = Indiciu: adversarul amenință să câștige. Puține celule îl opresc, iar una dintre ele câștigă.
hint-template = Indiciu: uită-te la margine. Construiește acolo un șablon sau salvează unul.
hint-ladder = Indiciu: uită-te la capătul scării.
hint-any = Indiciu: caută cea mai bună mutare a adversarului. De multe ori e și a ta.
told-area = Indiciu: mutarea este în zona marcată.
told-move = Indiciu: mutarea este { $move }.
right-move = Corect: { $move } este singura mutare câștigătoare.
right-end = Corect: { $move } câștigă.
right-so-far = Corect: { $move }.
defended = Corect: { $move }. { COLOUR($player, -Negrul, -Albul) } se apără cu { $answer }: găsește mutarea care câștigă în continuare.
right-line = { COLOUR($player, -Negrul, -Albul) } câștigă împotriva oricărei apărări, de exemplu:
wrong-move =
    { $move } nu câștigă.{ $ready ->
        [true] { " " }Se caută răspunsul…
        [false] { " " }Răspunsul apare după ce se încarcă motorul.
       *[none] { "" }
    }
refuted = { $move } nu câștigă: { COLOUR($player, -negrul, -albul) } răspunde cu { $answer } și câștigă.
unrefuted = { $move } nu câștigă: este demonstrat, dar motorul nu găsește o cale scurtă de a o arăta.
link-copied = Linkul a fost copiat.
no-problem = Acest link nu duce la nicio problemă din această versiune. Alege alta.
own-problem = O poziție de rezolvat
proving = Motorul demonstrează problema…
unproven = În această poziție motorul nu poate demonstra că exact o mutare câștigă, deci nu este o problemă. Alege alta.

## My games, links, friends and the card at the end of a game

continue-game = Continuă
welcome-back = Bine ai revenit
ladder = Nivelurile la { $title }
beaten-of =
    { $beaten ->
        [one] { $beaten } învins
       *[other] { $beaten } învinși
    } din { $all }
# The games in which a win beats a level; $rules: the names of those that must be on, or "none"
ladder-told =
    Pentru nivel contează victoriile începând cu mărimea { $size }{ $rules ->
        [none] { "" }
       *[other] { " " }({ $rules })
    } și fără ajutor: fără indicii, fără analiză, fără mutări retrase.
practice = Antrenament.
training = Trei minute de antrenament
mistakes-due =
    { $due ->
        [one] O poziție din partidele tale
        [few] { $due } poziții din partidele tale
       *[other] { $due } de poziții din partidele tale
    }
losses-told =
    { $count ->
        [one] În ultima partidă revăzută ai pierdut la fiecare mutare { $last } din șansele de câștig.
       *[other] Șanse de câștig pierdute pe mutare în ultimele { $count } partide revăzute: de la { $first } la { $last }.
    }
rung =
    { $beaten ->
        [true] { $title }, învins
       *[other] { $title }, încă neînvins
    }
delete-game = Șterge
drop-hint = Poți și să tragi un fișier oriunde pe pagină.
find-games = Caută o partidă
restore = Restaurează
skip = Sari la conținut
results = Rezultat
results-any = Toate
results-open = În curs
results-won = Câștigate
results-lost = Pierdute
results-other = Remize și partide ale altora
friend-link-title = Link pentru prietenul tău
friend-steps = Trimite-i prietenului tău acest link. El îl deschide, răspunde cu o mutare și îți trimite înapoi un link.
# In a game with a friend; $allowed: whether both have agreed on it
friend-help =
    { $allowed ->
        [true] Amândoi puteți folosi indicii și analiză.
       *[other] Indiciile și analiza sunt oprite pentru amândoi până la sfârșitul partidei.
    }
allow-help = Indicii și analiză permise pentru amândoi
games-note = Partidele tale se păstrează numai în acest browser. Descarcă-le ca să ai o copie.
keep-game = Păstrează partida de pe tablă
more-games = Arată mai multe
no-games = Încă nu ai partide. Fiecare partidă pe care o joci apare aici de la sine, ca să o poți continua sau revedea.
pick-file = Alege un fișier…
pick-games = Adaugă partide dintr-un fișier…
rematch = Revanșă
review-game = Revezi
scan-code = Cod QR
send-link = Trimite…
start-game = Începe o partidă
player = Jucător
share-link = Link
# What the person tells a friend of a level that they have beaten
triumph = L-am învins pe { $title } în { count-moves }. Tu poți?
triumph-text = Copiază textul și linkul
triumph-picture = Imagine cu { $title }
friend = Prietenul tău
friend-to-move = Acum trimite linkul prietenului tău.
friend-sent = Se așteaptă linkul prietenului tău.
friend-to-tell = Trimite-i prietenului tău linkul, ca să vadă cum s-a încheiat partida.
send-link-told = Trimite linkul
friend-link-longer = { "" }
friend-link-same = { "" }
friend-link-older = Acest link este mai vechi decât partida de aici. Partida rămâne cum este.
friend-link-other = Acest link contrazice partida de aici, care rămâne cum este. Mutările din link:
none-found = Nicio partidă de aici nu are aceste cuvinte.
watching-told = Preia această partidă:
play-as = Cu { COLOUR($player, -negrul, -albul) }
won-by =
    { $winnerSelf ->
        [true] Ai câștigat
       *[other] { COLOUR($winner, -Negrul, -Albul) } a câștigat
    }
drawn = Remiză
count-moves =
    { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }
in-moves =
    { $reason ->
        [resign] { $self ->
            [true] Ai cedat
           *[other] { COLOUR($loser, -Negrul, -Albul) } a cedat
        } după { count-moves }.
        [time] { $self ->
            [true] Ți s-a terminat timpul
           *[other] { COLOUR($loser, -Negrul, -Albul) } a rămas fără timp
        } după { count-moves }.
        [fault] { $self ->
            [true] Descalificare
           *[other] Descalificare ({ $loser })
        } după { count-moves }.
       *[other] În { count-moves }.
    }
try-level = Joacă contra { $title }
game-won =
    { $reason ->
        [resign] Câștigată prin cedare
        [time] Câștigată la timp
        [fault] Câștigată prin descalificare
       *[other] Câștigată în { count-moves }
    }
game-lost =
    { $reason ->
        [resign] Pierdută prin cedare
        [time] Pierdută la timp
        [fault] Pierdută prin descalificare
       *[other] Pierdută în { count-moves }
    }
game-won-by =
    { COLOUR($winner, -Negrul, -Albul) } a câștigat în { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }
game-drawn =
    Remiză în { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }
game-open =
    Neterminată, { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }
two-at-board = Două persoane
day = { DATETIME($day, dateStyle: "medium", timeStyle: "short") }
unreadable-game = Această versiune nu poate arăta partida.

## The places of the page

place-games = Partide
place-home = Acasă
place-lab = Lab
place-learn = Învață
place-play = Joacă
place-problems = Probleme
places = Secțiuni

## The board

red-blue = Roșu și albastru
turn-on = Rotește tabla
tip-turn = Rotește tabla (F)
mirror = Oglindește tabla
take-over = alege-o ca s-o preiei
takes-label = ia { $count }
marks = Marcaje
clear-marks = Șterge toate
# $cell where an arrow or a line begins
marking-end = De la { $cell }: alege celălalt capăt.
marks-circle = cerc
marks-triangle = triunghi
marks-square = pătrat
marks-cross = cruce
marks-shade = umbrire
marks-letter = literă
marks-number = număr
marks-arrow = săgeată
marks-line = linie
# Of a cell, for screen readers.
marked = marcaje: { $marks }
# $way an arrow or a line
marked-way = { $way } până la { $cell }
set-up-position = Așază o poziție
# What a chosen cell gets: a stone of a player, or nothing.
set-up-stone = Pune
# Whose turn it is: one of the players.
set-up-turn = Urmează
clear-board = Golește tabla
make-problem = Transformă în problemă
open-problem = Deschide problema
problem-made = Exact o mutare câștigă. Linkul problemei este gata: cine îl deschide trebuie să găsească mutarea.
problem-none = Nu e o problemă: aici { COLOUR($player, -negrul, -albul) } nu are nicio mutare câștigătoare.
problem-several = Nu e o problemă: câștigă și { $one }, și { $other }. O singură mutare are voie să câștige.

## The review of a game, learning from mistakes, and the openings

learning =
    { $self ->
        [true] Învață din greșelile tale
       *[other] Învață din aceste greșeli
    }
learning-back = Înapoi la poziție
openings = Deschideri
win-rate = { $share } șanse
points =
    { POINTS($cost) ->
        [one] un punct
        [few] { POINTS($cost) } puncte
       *[other] { POINTS($cost) } de puncte
    }
signs-inaccuracy = ?!
signs-mistake = ?
signs-blunder = ??
signs-moment = ↓
grades-inaccuracy =
    { $count ->
        [one] { $count } imprecizie
        [few] { $count } imprecizii
       *[other] { $count } de imprecizii
    }
grades-mistake =
    { $count ->
        [one] { $count } greșeală
        [few] { $count } greșeli
       *[other] { $count } de greșeli
    }
grades-blunder =
    { $count ->
        [one] { $count } greșeală gravă
        [few] { $count } greșeli grave
       *[other] { $count } de greșeli grave
    }
grades-moment = cea mai mare pierdere
mistake = { $number }. { $move } a costat { points } din șansele de câștig, mai bine era { $better }
better-move = Mai bine: { $better }.
mistake-moment =
    { $isLost ->
        [true] { $number }. Partida era pierdută, dar { $move } a rezistat cel mai puțin: { $better } era mai greu de învins
       *[other] { $number }. { $move } a costat cel mai mult: { points }, mai bine era { $better }
    }
mistake-stone =
    { $isTaken ->
        [true] { $number }. { $move } este prea puternică: după schimb îți rămân { $left }
       *[other] { $number }. { $move } este prea slabă: îți lasă { $left }
    }. Cele mai echilibrate: { $fair } ({ $best })
mistake-takeover =
    { $isTaken ->
        [true] { $number }. Schimbul a costat { points }: { $stone } are doar { $chance } șanse
       *[other] { $number }. { $move } a costat { points }: { $stone } are { $chance } șanse, e mai bine să o preiei
    }
accuracy =
    { POINTS($cost) ->
        [0] { COLOUR($player, -Negrul, -Albul) }: { points } pe mutare
       *[other] { COLOUR($player, -Negrul, -Albul) }: −{ points } pe mutare
    }
review-error = Costurile sunt corecte cu ± { $error } în nouă cazuri din zece.
train-openings = Exersează prima piatră
curve-at = { $move } · { $player } { $chance }
curve-start = Început
# In which $number of a move the lead changed last, or the largest loss was where it never did.
turned =
    { $count ->
        [0] Cea mai mare pierdere a fost la mutarea { $number }.
        [one] Partida s-a întors o dată, la mutarea { $number }.
       *[other] Partida s-a întors de { $count } ori, ultima oară la mutarea { $number }.
    }
learn =
    { $own ->
        [true] { $count ->
            [one] Exersează această poziție
           *[other] Exersează aceste { $count } poziții
        }
       *[other] Exersează cu { COLOUR($player, -negrul, -albul) }
    }
all-mistakes = Toate greșelile ({ $count })
second-try = Încearcă din nou
mistake-count = Greșeala { $number } din { $total }
show-answer = Arată răspunsul
next-mistake = Următoarea
end-learning = Gata
verdicts-ask = Găsește o mutare mai bună decât { $move }.
verdicts-judging = Este { $tried } mai bună? Motorul caută …
verdicts-best = Da, asta era: { $tried } este cea mai bună mutare.
verdicts-good = Corect: { $tried } este la fel de bună ca { $better }.
verdicts-worse = Nu e mai bună: { $tried } costă { points }. Mai încearcă.
verdicts-told = Răspunsul este { $better }.
verdicts-done = Mutări mai bune găsite fără ajutor: { $found } din { $total }.
even-stones =
    { $hasBest ->
        [true] { $even ->
            [true] Cele mai echilibrate deschideri: { $best } fără schimb.
           *[other] Aici nicio deschidere nu este cu adevărat echilibrată. Cele mai apropiate: { $best } fără schimb.
        }
       *[other] Aici nicio deschidere nu este echilibrată: despre fiecare este demonstrat cine câștigă.
    }
# A winning chance, and how far it may be wrong: 0 where it is proven.
winning-chance =
    { $error ->
        [0] { $share }
       *[other] { $share } ± { $error }
    }
answers =
    { $taking }: { $taken } șanse{ $even ->
        [true] , echilibrat
       *[other] {""}
    }. { $hasBest ->
        [true] Cel mai bun răspuns: { $best }
       *[other] Fără schimb: cel mult { $answered }
    }.
openings-offer =
    { $ply ->
        [0] Ce deschideri sunt echilibrate?
       *[other] Merită această piatră un schimb?
    }
stones-legend =
    { $proven ->
        [all] Arată spre o celulă ca să vezi procentul ei de victorii fără schimb.
       *[other] { $even ->
            [true] Încercuită: echilibrată.
           *[other] Încercuită: cea mai apropiată de echilibru.
        } Arată spre o celulă ca să vezi procentul ei de victorii fără schimb.
    }
answers-legend = Arată spre o celulă ca să vezi procentul ei de victorii.
no-answers = A fost măsurat doar schimbul, nu și răspunsurile la această piatră.
# $proven: how many of the numbers are proven; $positions and $error are of the others.
openings-source =
    { $proven ->
        [all] Demonstrat.
        [some] 0 și 100 sunt demonstrate; celelalte vin dintr-o căutare a lui Wye de { $positions } poziții, ± { $error } cel mult.
       *[none] După o căutare a lui Wye de { $positions } poziții, ± { $error } cel mult.
    }

## The welcome, the lessons and the dialog for a new game: learn

try-again = Încă o dată
back = Înapoi
first-game = Joacă prima ta partidă
go-on-with = Mai departe
next = Înainte
search-on = Continuă căutarea
search-waits = Calculatorul încă se încarcă. Căutarea poate începe imediat după aceea.
lesson-steps = Exerciții
to-lab = Laboratorul
to-lab-text = Experimente cu metodele de căutare ale boților
to-problems = Probleme
to-problems-text = Găsește singura mutare care câștigă
visits = Vizite
won = Victorii
chapters-steps = Înaintea primei partide
chapters-links = Margini și scări
chapters-judgement = Judecata poziției
chapters-further = Pentru curioși
chapters-hex = Hex
lessons-goal-title = Trei laturi
lessons-corners-title = Colțuri și remize
lessons-bridges-title = Punți
lessons-double-title = Două căi spre victorie
lessons-blocking-title = Blocarea
lessons-first-title = Prima piatră și schimbul
lessons-edges-title = Șabloane de margine: al treilea rând
lessons-templates-title = Șabloane de margine: al patrulea rând
lessons-ladders-title = Scări
lessons-escapes-title = Ieșiri din scară
lessons-must-title = Zona obligatorie
lessons-centre-title = Centru și colț
lessons-reading-title = Calculul
lessons-game-title = O partidă, mutare cu mutare
lessons-masters-title = Două pietre pe tură
lessons-bends-title = Table curbate
lessons-handicaps-title = Handicap
lessons-machine-title = Cum gândește calculatorul
lessons-hex-title = Hex: scopul
lessons-hexbridges-title = Hex: punți și margini
lessons-hexladders-title = Hex: scări și ieșiri
lessons-hexfirst-title = Hex: prima piatră și schimbul
tasks-chain-text = Doi jucători pun, alternativ, câte o piatră; pietrele nu se mută niciodată. Câștigi cu un singur lanț de pietre care atinge toate cele trei laturi. Lipsește o piatră: unde?
tasks-chain-done = Un lanț, trei laturi: ai câștigat.
tasks-chain-again = Lanțul tău trebuie să mai atingă latura de jos.
tasks-gap-text = Piatra ta din stânga și lanțul tău din dreapta și de jos sunt la o celulă distanță. Ce celulă le leagă?
tasks-gap-done = Acum e un singur lanț și atinge toate cele trei laturi.
tasks-arms-text = Trei brațe, și fiecare ajunge la o latură. Ce celulă face din ele un lanț?
tasks-arms-done = Acesta e Y-ul care dă numele jocului.
tasks-race-text = { -Albul } tocmai a pus a4, ca să-ți despartă pietrele. Leagă-le pe jos; după aceea, două celule duc la latura dreaptă.
tasks-race-done = d4 și e5 duceau amândouă la latura dreaptă, iar { -albul } putea lua numai una.
tasks-corner-text = Un colț aparține ambelor sale laturi. Lanțul tău din stânga atinge două laturi. Ce celulă o adaugă pe a treia?
tasks-corner-done = Colțul face parte și din latura stângă, și din cea dreaptă: ai câștigat.
tasks-low-text = Acum jos: lanțul tău atinge latura dreaptă și pe cea de jos. Ce celulă aparține și laturii stângi?
tasks-low-done = Colțul a5 se află în stânga și jos.
tasks-full-text = Două celule sunt goale. Pe o tablă plină exact un jucător a legat toate cele trei laturi, deci o partidă de Y nu se termină niciodată remiză. Ia celula cu care câștigi tu.
tasks-full-done = Ai câștigat. Cu această celulă ar fi câștigat { -albul }.
tasks-tip-text = { -Albul } a luat colțul a6. Ajungi totuși jos. Sus, două celule vor duce atunci la latura dreaptă: colțul și vecina lui.
tasks-tip-done = a1 și b2 ating amândouă latura dreaptă: una dintre ele era a ta.
tasks-bridge-text = Pietrele tale b3 și d4 au două celule vecine goale în comun: o punte. Dacă { -albul } o ia pe una, tu o iei pe cealaltă. { -Albul } tocmai a pus c4. Răspunde!
tasks-bridge-done = Pietrele tale sunt legate. Jocul bun construiește cu punți: țin ca o legătură și ajung mai departe.
tasks-rim-text = O piatră de pe al doilea rând de la margine are o punte spre margine: două celule sub ea. { -Albul } tocmai a luat una.
tasks-rim-done = De pe al doilea rând nimeni nu te poate despărți de margine.
tasks-ford-text = { -Albul } a intrat între b4 și d5. Ține-le legate. După aceea, două celule duc de la d5 la latura dreaptă.
tasks-ford-done = O punte păstrată, iar următoarea a făcut restul.
tasks-span-text = Lanțul tău atinge stânga și dreapta. Găsește celula care îl leagă de c5; atunci două celule duc jos.
tasks-span-done = a6 sau b6: puntea spre latura de jos nu putea fi tăiată.
tasks-row-text = Trei punți una după alta: de la a1 la b3, de la b3 la d4 și de la d4 la latura de jos. { -Albul } le atacă una după alta și a început cu a2. Păstrează-le pe toate trei.
tasks-row-done = Punțile fără celule comune sunt sigure împreună: fiecare are răspunsul ei.
tasks-two-text = O punte leagă deja a3 de c4. Ce mutare îl lasă pe { -alb } fără apărare?
tasks-two-done = { -Albul } poate lua o singură celulă a punții, iar tu o iei pe cealaltă: ai câștigat.
tasks-fork-text = O piatră poate avea două punți: spre lanțul tău din stânga și spre latura de jos. Ea însăși atinge latura dreaptă. Unde?
tasks-fork-done = Două punți fără celule comune: { -albul } nu le poate ataca deodată.
tasks-open-text = a2 atinge stânga, d5 latura de jos. Găsește piatra de pe latura dreaptă care are o punte spre fiecare.
tasks-open-done = Trei pietre, două punți: un Y întreg.
tasks-arch-text = Lanțul tău atinge latura dreaptă. Găsește piatra care îl duce la stânga și jos.
tasks-arch-done = a5 atinge stânga; a4 sau b5 o leagă de lanțul tău, iar a6 sau b6 de latura de jos.
tasks-pairs-text = Două legături sunt deja perechi: a3 sau b3 leagă a2 de a4, iar a1, b2 și c3 duc la dreapta. Formează a treia pereche, în jos.
tasks-pairs-done = Când tot ce lipsește vine în perechi, partida e câștigată.
tasks-classic-text = Lanțul { -negrului } atinge două laturi și îi lipsește numai cea de jos. O piatră chiar sub el vine prea târziu. Blochează de la distanță și răspunde oriunde merge.
tasks-classic-done = Piatra îndepărtată a avut răspuns la fiecare pas. { -Negrul } nu mai poate ajunge jos.
tasks-mirror-text = Acum în partea cealaltă: c3, piatra { -negrului }, coboară prin dreapta. Ce blocaj ține?
tasks-mirror-done = Din nou a fost piatra cu două rânduri mai jos, nu cea vecină.
tasks-narrow-text = Lanțul { -albului } coboară între b4 și d4. Ține-l departe de latura de jos: chiar sub el nu mai e timp.
tasks-narrow-done = Cele două flancuri ale tale și piatra de pe margine lucrează împreună: fiecare drum se oprește la una dintre ele.
tasks-wall-text = { -Negrul } coboară între b4 și d4 și are o piatră în colț. Ce blocaj ține, și cu ce răspunsuri?
tasks-wall-done = Patru încercări, patru răspunsuri. Un blocaj bun nu are nevoie de noroc.
tasks-along-text = Lanțul { -albului } atinge două laturi. Ține-l departe de cea de jos, cu ajutorul lui a4 într-o parte și al lui e6 în cealaltă.
tasks-along-done = La fiecare pas { -albul } a primit un răspuns, iar zidul tău a devenit un lanț câștigător.
tasks-opening-text = Fără schimb, o primă piatră puternică câștigă. Pe această tablă mică numai trei deschideri pierd. Ocolește-le!
tasks-opening-done = Colțurile sunt prea slabe: acolo o piatră are numai două vecine.
tasks-takeover-text = Ca să fie drept, al doilea jucător poate face schimbul, adică poate prelua prima piatră. Unul taie plăcinta, celălalt alege. { -Negrul } a luat centrul. Ce faci?
tasks-takeover-done = Piatra e a ta, iar acum e rândul { -negrului }. De aceea e bine să deschizi cu o piatră nici prea puternică, nici prea slabă.
tasks-leave-text = Acum { -negrul } a deschis în colț. Merită piatra aceasta un schimb?
tasks-leave-done = Nu: colțul e slab, iar centrul îl învinge.
tasks-side-text = Acum { -negrul } a deschis lângă colț. Faci schimbul?
tasks-side-done = Pe o tablă atât de mică și ea e prea puternică: ia-o. Pe table mari, deschiderile echilibrate se află aproape de laturi.
tasks-third-text = Lanțul tău stă pe al treilea rând de la margine, între b4 și d4. { -Albul } blochează chiar dedesubt, la c5. Ocolește blocajul și mergi până la margine.
tasks-third-done = De pe al treilea rând, o piatră cu destul loc ajunge întotdeauna la margine. O asemenea formă se numește șablon de margine.
tasks-middle-text = De data aceasta { -albul } blochează chiar pe margine, la c6. Două răspunsuri păstrează legătura. Alege unul și mergi mai departe.
tasks-middle-done = Orice ar încerca { -albul } în interiorul șablonului, ai un răspuns.
tasks-room-text = Acum ești de partea cealaltă. b4 și d4 sunt atât de aproape, încât șablonului îi lipsește loc. Ce piatră îl desparte pe { -negru } de margine?
tasks-room-done = Un șablon are nevoie de toate celulele lui. O singură piatră adversă între ele poate fi de ajuns ca să-l rupă.
tasks-border-text = Lanțul { -albului } de la c4 are nevoie de latura de jos. Pietrele tale b4, d4 și c6 sunt aproape. Ce piatră închide marginea?
tasks-border-done = Cunoaște șabloanele adversarului și vei ști unde să blochezi.
tasks-fourth-text = b3 stă pe al patrulea rând de la margine. { -Albul } blochează la b4. Un răspuns păstrează legătura. Du-o până la margine.
tasks-fourth-done = Și al patrulea rând ajunge la margine, dacă e mult loc în ambele părți.
tasks-under-text = { -Albul } blochează în partea cealaltă, la c4. Folosește locul rămas.
tasks-under-done = Încă o dată răspunsul a trecut pe lângă blocaj, nu împotriva lui.
tasks-below-text = { -Albul } blochează mai jos, la b5. Două răspunsuri țin. Găsește unul și du-l până la margine.
tasks-below-done = Ai trecut de blocaj prin partea largă.
tasks-breach-text = Tu ești cel care blochează. Între a3 și c3, și cu atât de puțin loc, o piatră oprește al patrulea rând.
tasks-breach-done = c5 încurca ambele drumuri: pe cel din stânga și pe cel din dreapta.
tasks-ladder-text = { -Albul } stă sub tine, la a6 și b6. Înaintează pe al doilea rând de la margine: fiecare pas amenință marginea și obligă la un răspuns. e5 așteaptă la capăt.
tasks-ladder-done = Aceasta a fost o scară, iar e5 ieșirea ei: ultimul pas avea două drumuri spre margine.
tasks-follow-text = { -Negrul } a început o scară și nicio piatră nu așteaptă la capăt. Răspunde la fiecare pas pe margine.
tasks-follow-done = Fără ieșire, o scară nu-i aduce nimic celui care atacă.
tasks-blocked-text = { -Albul } așteaptă la e6, unde s-ar încheia scara care începe la b5. Există o piatră mai bună: care?
tasks-blocked-done = Uită-te la capătul unei scări înainte s-o începi. Piatra aceasta n-are nevoie de ea: două drumuri în jos, c6 și d6, și două înapoi, b5 și c4.
tasks-upward-text = Scările merg de-a lungul tuturor laturilor. Un pas lângă marginea stângă amenință s-o atingă la a2 și apropie latura dreaptă. Găsește-l.
tasks-upward-done = Dacă { -albul } ia a2, ai b2 în dreapta, iar la stânga se ajunge mai jos.
tasks-endstone-text = Aceeași scară, dar acum ieșirea ta e piatra din colț, f6.
tasks-endstone-done = Orice piatră de pe drum care e legată de margine încheie bine o scară.
tasks-lowstone-text = Ieșirea poate fi chiar pe margine, aici la e6. Du scara până ajunge la ea.
tasks-lowstone-done = Ultimul pas atinge e6, iar e6 atinge marginea.
tasks-midway-text = Un drum mai scurt: ce piatră începe scara spre e5?
tasks-midway-done = Numără pașii înainte să începi și caută ieșirea.
tasks-breaker-text = { -Negrul } amenință cu o scară până la e5. E rândul tău. Oprește-o acolo unde începe.
tasks-breaker-done = Cel mai bun moment să oprești o scară cu ieșire e înainte să înceapă.
tasks-must-text = { -Albul } amenință să câștige în mai multe feluri. Trebuie să joci acolo unde toate amenințările se suprapun; orice altă mutare pierde. Ce celulă e?
tasks-must-done = c6 ți-a legat pietrele; după ea, a4 și a5 erau o pereche.
tasks-meeting-text = { -Negrul } e gata să ajungă la stânga. O piatră oprește asta și îți lasă o pereche sus și una jos.
tasks-meeting-done = O apărare bună e un atac: niciuna dintre perechile tale nu putea fi oprită.
tasks-only-text = { -Albul } vrea să te despartă de latura dreaptă. Caută celula care oprește asta și numără-ți perechile.
tasks-only-done = d4 sau e5, a5 sau b6: tot ce lipsea venea în perechi.
tasks-far-text = { -Negrul } coboară prin dreapta. Închipuie-ți că treci peste rând: pe unde ar continua { -negrul }? Acolo unde toate aceste drumuri se suprapun trebuie să blochezi.
tasks-far-done = Ceea ce i-ar aduce adversarului victoria dacă ai trece peste rând arată unde trebuie să joci.
tasks-heart-text = O tablă goală de cinci rânduri, fără schimb: numai trei deschideri câștigă. Unde sunt?
tasks-heart-done = Cele trei celule din mijloc: de acolo fiecare latură e aproape.
tasks-reply-text = { -Negrul } a început în colțul a1. Unde răspunzi?
tasks-reply-done = În mijloc, ca și cum colțul ar fi gol.
tasks-hub-text = Câte două pietre. Ce mutare lucrează spre toate laturile deodată?
tasks-hub-done = c4 privește spre stânga, spre dreapta și în jos. Aproape de mijloc, o piatră face multe lucruri.
tasks-cross-text = { -Negrul } are e5 în colț și două pietre în stânga. Ia punctul din care ajungi la restul tablei.
tasks-cross-done = Colțul e5 nu i-a fost { -negrului } de mare folos.
tasks-ahead-text = Câștigi în cel mult cinci mutări. Înainte să joci, caută mutarea după care orice atac are un răspuns, oriunde joacă { -albul }.
tasks-ahead-done = Bine calculat. Întreabă-te înaintea fiecărei mutări: care e cel mai bun răspuns și cum continui atunci?
tasks-deep-text = Marginea stângă e aproape, la fel și cea dreaptă. Ce piatră le pregătește pe amândouă?
tasks-deep-done = Piatra liniștită de sus valora mai mult decât orice pas direct.
tasks-quiet-text = Drumul cel mai scurt e închis. O mutare liniștită face ca toate pietrele tale să lucreze împreună.
tasks-quiet-done = Mutările liniștite câștigă atunci când fiecare legătură are apoi două celule.
tasks-last-text = Cel mai lung: șase mutări. Asigură întâi partea de jos și lasă partea de sus pe mai târziu.
tasks-last-done = Ai calculat un final întreg.
tasks-game-1-text = O partidă pe șase rânduri: { -negrul } a deschis la d5, tu ai luat b4 în mijloc, { -negrul } a blocat la c3. Trei mutări câștigă. Pe care ai alege-o?
tasks-game-1-done = Partida a continuat cu a2, care pregătește sus latura stângă și pe cea dreaptă. { -Negrul } a răspuns cu b3.
tasks-game-2-text = { -Negrul } a intrat între a2 și b4. Răspunde, altfel pietrele tale sunt tăiate.
tasks-game-2-done = a3 leagă a2 de b4. { -Negrul } a luat colțul a1.
tasks-game-3-text = { -Negrul } a luat a1. Sunt mai multe mutări bune; b2 atinge imediat latura dreaptă.
tasks-game-3-done = În partidă s-a jucat b2: stânga și dreapta sunt ale tale. { -Negrul } a coborât la c6, ca să te despartă de latura de jos.
tasks-game-4-text = Stânga și dreapta sunt ale tale, lipsește numai latura de jos. { -Negrul } așteaptă la c6. Pe unde treci?
tasks-game-4-done = Partida a continuat cu a5, de-a lungul marginii. { -Negrul } a răspuns cu b5.
tasks-game-5-text = { -Negrul } a intrat la mijloc, la b5. Ține-ți pietrele împreună sau treci prin partea cealaltă.
tasks-game-5-done = a4 leagă a5 de lanț. { -Negrul } a luat colțul a6.
tasks-game-6-text = A mai rămas o mutare, și ea câștigă.
tasks-game-6-done = b6 ajunge jos: un lanț, trei laturi. A fost o partidă întreagă.
tasks-master-text = La Y pentru maeștri prima tură are o piatră, iar fiecare tură următoare două. De aceea o punte nu mai e sigură: { -albul } i-ar putea lua ambele celule. Care două celule leagă toate cele trei laturi? Începe cu oricare.
tasks-master-done = Două pietre, trei laturi: câștigi. „Două pietre pe tură” e o opțiune la Y, Y curbat și Hex.
tasks-master-again = A mai rămas o piatră și ea nu mai poate lega toate cele trei laturi.
tasks-master-2-text = Din nou două pietre. Care două încheie lanțul?
tasks-master-2-done = Numără câte două pietre pe tură, și pentru adversar.
tasks-master-3-text = Nimeni nu poate câștiga în această tură, dar { -albul } amenință să câștige cu următoarele două pietre. Care două pietre opresc asta?
tasks-master-3-done = Cine are nevoie de trei pietre sau mai multe trebuie să aștepte o tură. Fă-l pe { -alb } să aștepte.
tasks-bend-text = Același joc pe o tablă cu laturi curbate: trei dintre celulele ei au cinci vecine în loc de șase. Laturile sunt mai lungi, așa că centrul contează mai puțin și marginea mai mult. Ce piatră leagă pietrele tale de pe margine?
tasks-bend-done = Marginea ajunge la toate cele trei laturi, orice ar răspunde { -albul }.
tasks-bend-2-text = Încă o tablă curbată: ce piatră câștigă împotriva oricărui răspuns?
tasks-bend-2-done = Punțile și amenințările duble sunt aceleași ca pe orice tablă de Y.
tasks-handicap-text = Un handicap compensează forța: { -negrul } începe cu pietre în plus, fără schimb. Prima dintre acestea două stă într-un colț, unde folosește la puțin. Pune-o pe a doua astfel încât să câștigi.
tasks-handicap-done = O piatră în plus valorează o mutare și jumătate, fiindcă nu există schimb.
tasks-handicap-2-text = Acum ești { -albul }, iar ambele pietre ale adversarului stau în colțuri. Ce piatră câștigă totuși?
tasks-handicap-2-done = Pietrele în plus contează doar acolo unde lucrează împreună. Handicapul e o opțiune la Y, Y curbat și Hex.
tasks-search-text = Căutarea Monte Carlo în arbore repetă patru pași. Coboară în arborele ei prin mutări care au câștigat des sau au fost încercate rar, adaugă o poziție, joacă de acolo o partidă aleatoare și notează rezultatul pe drum. Cu cât caută mai mult, cu atât mai multe vizite primește mutarea câștigătoare.
tasks-edge-text = Hex se joacă pe un romb: { -negrul } leagă sus cu jos, { -albul } stânga cu dreapta. { -Albul } tocmai a pus b4, iar tu poți câștiga imediat.
tasks-edge-done = Sus și jos sunt legate: ai câștigat.
tasks-link-text = Două lanțuri, un gol. Ce celulă leagă sus cu jos?
tasks-link-done = Un lanț de sus până jos câștigă.
tasks-even-text = Au rămas două celule. { -Albul } vrea stânga și dreapta, { -negrul } sus și jos. Nici la Hex nu există remize: reușește exact unul dintre ei.
tasks-even-done = Stânga și dreapta sunt legate, deci sus și jos nu sunt.
tasks-halt-text = Lanțul { -negrului } coboară și îi lipsește numai latura de jos. Ca la Y, un blocaj lipit de el vine prea târziu. Unde ține?
tasks-halt-done = Și la Hex blocajele păstrează distanța.
tasks-hexford-text = { -Albul } tocmai a pus c3, între pietrele tale. Leagă-le; atunci două celule duc jos.
tasks-hexford-done = O punte, și încă una spre margine.
tasks-hexspan-text = { -Albul } a intrat în puntea din stânga. Răspunde și caută perechea de jos.
tasks-hexspan-done = a5 și b5 erau perechea.
tasks-hexrim-text = Tu legi stânga cu dreapta. { -Negrul } tocmai a luat e2. Păstrează marginea dreaptă, apoi ceea ce duce la stânga.
tasks-hexrim-done = Fiecare legătură avea cele două celule ale ei.
tasks-hexpairs-text = Găsește piatra după care tot ce lipsește de sus până jos vine în perechi.
tasks-hexpairs-done = Trei perechi, trei răspunsuri.
tasks-hexladder-text = Înaintează pe al doilea rând de la margine. Fiecare pas amenință latura de jos; e4 așteaptă ca ieșire. Apoi leagă-te de cea de sus.
tasks-hexladder-done = Scara a ajuns la e4, iar e4 are puntea ei spre latura de jos.
tasks-hexescape-text = Altă scară, cu o piatră în mijloc: d4 e ieșirea ta.
tasks-hexescape-done = d4 avea puntea ei spre latura de jos, deci și scara.
tasks-hexclimb-text = Mergi mai departe de la a4. De data aceasta nimic nu așteaptă la capătul scării: pune tu ieșirea, la timp.
tasks-hexclimb-done = e4 a fost ieșirea: amenința două lucruri deodată.
tasks-hexread-text = Pietrele tale stau sus și jos. Găsește-o pe cea care le leagă prin perechi.
tasks-hexread-done = Patru mutări înainte, și fiecare avea răspunsul ei.
tasks-diagonal-text = Fără schimb, pe patru rânduri numai patru deschideri câștigă. Privește diagonala scurtă, de la d1 la a4.
tasks-diagonal-done = Diagonala scurtă merge de la un colț al jucătorilor la celălalt. Mijlocul ei e locul cel mai puternic la Hex.
tasks-hexswap-text = { -Negrul } a deschis în mijloc. Faci schimbul sau răspunzi?
tasks-hexswap-done = La Hex piatra schimbată trece în oglindă, ca să valoreze la fel pentru tine.
tasks-hexleave-text = Acum { -negrul } a deschis în colțul ascuțit a1. Faci schimbul?
tasks-hexleave-done = E prea slab pentru un schimb. Mai bine iei mijlocul.
tasks-hexmirror-text = Iar acum în colțul obtuz c1, la un capăt al diagonalei scurte. Faci schimbul?
tasks-hexmirror-done = Pe această tablă mică el câștigă, așa că ia-l.
lesson-board = Tabla lecției
lesson-count = Exercițiul { $step } din { $count }
all-lessons = Toate lecțiile
play-position = Joacă mai departe de aici
next-lesson = Lecția următoare
begin = Începe
task-seat =
    Joci cu { $player ->
        [1] { -negrul }.
       *[other] { -albul }.
    }
task-goes-on = Bine. Adversarul rezistă: continuă.
refuted-win = Adversarul răspunde cu { $move } și câștigă.
refuted-join = Adversarul răspunde cu { $move } și taie legătura.
refuted-cut = Adversarul răspunde cu { $move } și își leagă pietrele.
refuted-slow = Încă nu: altă mutare reușește imediat.
task-step =
    Exercițiul { $step }{ $solved ->
        [true] , rezolvat
       *[other] { "" }
    }
lesson-step =
    Pasul { $step }: { $title }{ $solved ->
        [true] , rezolvat
       *[other] { "" }
    }

## The welcome, the lessons and the dialog for a new game: the welcome

welcome = Bun venit
welcome-text = Y este un joc pentru doi: câștigă cine leagă toate cele trei laturi cu un singur lanț de pietre.
welcome-again = Arată mesajul de bun venit
way-learn = Învață într-un minut
way-learn-text = Lecții scurte, jucate pe tablă
way-easy = Joacă o partidă ușoară
way-easy-text = O tablă mică și un adversar ușor
way-familiar = Cunosc Hex
way-familiar-text = Vezi ce diferă, apoi joacă
familiar-text = Y este Hex pe un triunghi. Ambii jucători au același scop, un lanț care atinge toate cele trei laturi, așa că laturile nu au culori. Punțile, scările și schimbul funcționează ca în Hex.
invitation = Prietenul tău te invită la o partidă
way-answer = Răspunde cu o mutare
way-answer-text = Apoi trimite-i linkul înapoi.
start-game-told = Joacă { $title } { $size }
ready = Totul e gata de joc

## The welcome, the lessons and the dialog for a new game: a new game

level-label = Nivel
more-alternatives = și încă { $left }
other-games = Alte jocuri: { $first }, { $second } și altele
option-told = { $title }: { $value ->
        [true] da
        [false] nu
       *[other] { $value }
    }
# Of the game on the board, when another one is to begin
running-kept =
    { $kept ->
        [true] Partida ta este salvată în Partide.
       *[other] Partida de pe tablă nu este salvată. O poți păstra în Partide.
    }
rivals-computer = Calculator
rivals-friend = Prieten pe acest aparat
rivals-link = Prieten prin link
rivals-bots = Doi boți

## The room of the game: strips, notice, list of moves, buttons of the moment

backward = Înapoi
forward = Înainte
lens-options = Afișare
more = Mai multe
tip-analyse = Analiză (spațiu)
tip-hint = Indiciu (H)
tip-keys = Scurtături (?)
tip-new = Partidă nouă (N)
tip-undo = Retrage (Ctrl+Z)
your-move =
    { $kind ->
        [offers] E rândul tău: o piatră { $offers }.
        [player] E rândul tău. Joci cu { COLOUR($player, -negrul, -albul) }.
       *[plain] E rândul tău.
    }
or-move = sau „{ $move }”
to-move =
    { $kind ->
        [offers] E rândul { COLOUR($player, -negrului, -albului) }: o piatră { $offers }.
       *[plain] E rândul { COLOUR($player, -negrului, -albului) }.
    }
why = De ce?
tap-again = Atinge din nou pentru a juca { $move }.
verbs-swap =
    { $self ->
        [true] Faci schimbul
       *[other] { COLOUR($name, -Negrul, -Albul) } face schimbul
    }: { $kind ->
        [traded] jucătorii își schimbă laturile.
        [moved] piatra trece la { $owner }, pe celula simetrică { $cell }.
       *[taken] piatra trece la { $owner }.
    }
reasons-swap-title = Regula plăcintei
reasons-swap-text = Prima mutare este un avantaj. Regula plăcintei îl compensează, ca atunci când un copil taie plăcinta și celălalt alege: după prima piatră, al doilea jucător o poate lua în loc să pună una. Așadar, deschide cu o piatră nici prea puternică, nici prea slabă.
reasons-swap-moved = Aici jucătorii unesc laturi diferite, deci piatra trece pe celula ei simetrică, unde valorează la fel pentru noul stăpân.
takes =
    { $self ->
        [true] Iei { $count }.
       *[other] { COLOUR($name, -Negrul, -Albul) } ia { $count }.
    }
# $begun: whether a stone was placed in this turn before.
stones-left =
    { $left ->
        [one] { $begun ->
            [true] Încă o piatră.
           *[other] O piatră în această tură.
        }
        [few] { $left } pietre în această tură.
       *[other] { $left } de pietre în această tură.
    }
may-take =
    { $most ->
        [0] Ia-l pe ultimul.
        [1] Ia-l pe ultimul.
       *[other] Ia de la 1 la { $most }.
    }
play-now = Joacă acum
pause-bot = Pauză
insist = Joac-o totuși
rival = { $title }: putere și setări
page-title = { $news } – { $page }
your-turn = E rândul tău

## Levels of play

levels = Niveluri
others = Altele
level = Nivelul { $level }
level-of = Nivelul { $level } din { $count }

## The page

board = Tablă
broken = Text care nu poate fi citit
budget = Botul se gândește
cancel = Anulează
controls = Comenzi
copy = Copiază
dismiss = Închide
game = Joc
licences = Licențe
new-game = Partidă nouă
opponent = Adversar
pause = Pauză
reset-score = Șterge scorul
resign = Cedează
resign-question = Cedezi această partidă?
retry = Încearcă din nou
seat = Culoarea ta
settings = Setările botului
size = Mărime
other-size = Alta
size-cells =
    { $size } ({ $cells ->
        [one] { $cells } celulă
        [few] { $cells } celule
       *[other] { $cells } de celule
    })
size-large = Tablă mare: sute de mutări, iar boții văd mai puțin departe.
start = Începe
studying = Arată valorile exacte
ponder = Gândește și când e rândul meu
teaching = Învață-mă: retrage-mi greșelile grave
teaching-game = Partidă de învățare.
undo = Retrage
workers = Fire de execuție
you = Tu
two-people = Doi jucători la această tablă
random = La întâmplare
bot-for = Botul care joacă cu { COLOUR($player, -negrul, -albul) }

# The opponents of the levels, each in one sentence of character: an ant, a snail, a mouse, a sparrow, a squirrel, a
# rabbit, a cat, a fox, a wolf, a tiger, a bear, an elephant, a whale, a dragon.
character-1 = Face câte un pas și nu ridică niciodată privirea.
character-2 = Vede greu o amenințare și se ascunde repede de ea.
character-3 = Ronțăie marginea și speră să găsească o breșă.
character-4 = Sare de la o idee la alta; unele sunt bune.
character-5 = Ascunde pietre pe toată tabla și le regăsește pe unele.
character-6 = Sare înainte și cade uneori într-o capcană.
character-7 = Pândește în liniște până lași un drum deschis.
character-8 = Te duce pe căi greșite și taie în spatele tău.
character-9 = Vânează în haită: pietrele lui se sprijină între ele.
character-10 = Lovește acolo unde se întâlnesc două amenințări.
character-11 = Ridică ziduri late și nu cedează.
character-12 = Ține minte fiecare punct slab și se întoarce la el.
character-13 = Vede toată tabla din adâncuri.
character-14 = Mai bătrân decât jocul. Puțini l-au învins.
# $wins and $losses: games between the person and the bot $title
so-far = Tu { $wins } : { $losses } { $title }
# What each of them says when it is beaten.
beaten-1 = Mi-a lipsit un pas. Încă o dată?
beaten-2 = Am văzut prea târziu. Încă una?
beaten-3 = Nicio breșă. Nici măcar o firimitură.
beaten-4 = Bună idee. Păcat că n-a fost a mea.
beaten-5 = Oare unde am pus ultima piatră?
beaten-6 = Am văzut capcana. Am sărit oricum.
beaten-7 = Bine pândit. O să zic că dormeam.
beaten-8 = Mai șiret decât mine. Era replica mea.
beaten-9 = Haita te ține minte. Mai vino.
beaten-10 = Ai lovit primul. Respect.
beaten-11 = Zidul meu avea o gaură. Ai găsit-o.
beaten-12 = N-am să uit partida asta.
beaten-13 = Adânc. Mai adânc decât am privit.
beaten-14 = În atâtea secole, aproape nimeni. Tu.
seeking = Caut punctul de cotitură: { $done } din { $total } poziții.
# What a mistake led to, told to its player, who may look for a better move.
cause =
    { $kind ->
        [missed] Aveai un câștig forțat: mutarea { $number } ({ $move }) l-a ratat.
        [threat] Mutarea { $number } ({ $move }) nu a parat amenințarea.
        [forced] Mutarea { $number } ({ $move }) i-a dat adversarului un câștig forțat.
        [cut] Mutarea { $number } ({ $move }) a lăsat să fii tăiat.
        [joined] Mutarea { $number } ({ $move }) l-a lăsat pe adversar să se lege.
        [turned] Mutarea { $number } ({ $move }) a întors partida.
        [lost] Partida era pierdută, dar mutarea { $number } ({ $move }) a rezistat cel mai puțin.
       *[most] Mutarea { $number } ({ $move }) te-a costat cel mai mult.
    }

## The page: two bots

watching = Doi boți
step = O mutare
pace = Pe mutare

## The page: clocks

clock = Ceas
# In the line that opens further options
clock-told =
    { $minutes ->
        [0] Fără ceas
       *[other] Ceas: { $minutes } min
    }
increment = Increment pe mutare
minutes =
    { $minutes ->
        [0] Fără
       *[other] { $minutes ->
                [one] { $minutes } minut
                [few] { $minutes } minute
               *[other] { $minutes } de minute
            }
    }
increment-of =
    { $seconds ->
        [0] Fără
       *[other] { $seconds ->
                [one] { $seconds } secundă
                [few] { $seconds } secunde
               *[other] { $seconds } de secunde
            }
    }
clock-of =
    Ceas: { $player }{ $runs ->
        [true] , merge
       *[other] { "" }
    }
clock-face =
    { $exact ->
        [true] { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[other] { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2) }
    }
time-left =
    { $self ->
        [true] Mai ai
       *[other] { COLOUR($player, -Negrul, -Albul) } mai are
    } { $seconds ->
        [one] { $seconds } secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }.

## The page: settings

preferences = Preferințe
language = Limbă
theme = Aspect
theme-system = Sistem
theme-light = Luminos
theme-dark = Întunecat
colours = Tema tablei
wood = Lemn
slate = Ardezie
meadow = Pajiște
turn = Rotire
mirrored = În oglindă
contrast = Contrast ridicat
patterns = Modele pe pietre
coordinates = Coordonate
numbers = Numerele mutărilor
confirm = Atinge de două ori pentru a juca
sound = Sunet
close = Închide
turn-by =
    { $shape ->
        [flat] { $degrees }° · paralelogram
        [wide] { $degrees }° · romb lat
        [tall] { $degrees }° · romb înalt
       *[none] { $degrees }°
    }

## The page: keys

move = Mutare
play = Joacă
keys = Scurtături
single-keys = Activează scurtăturile cu o singură tastă
all-keys =
    ← ↑ → ↓ | pe tablă: din celulă în celulă; în rest: prin partidă și variantele ei
    Home End | pe tablă: la capetele rândului; în rest: la începutul și la sfârșitul partidei
    PageUp PageDown | mutarea precedentă, mutarea următoare
    Enter Spațiu | pe tablă: joacă în celulă
    Spațiu | în rest: pornește sau oprește analiza
    Ctrl+Z Ctrl+Y | retrage mutarea, refă mutarea
    H N F | indiciu, partidă nouă, rotirea tablei
    M | marchează celule; butonul drept al mausului: un cerc, trăgând o săgeată
    / | scrie o mutare, de pildă a1
    ? | arată această listă
    Esc | închide fereastra, oprește analiza
    Tab | la comanda următoare
unplayable = „{ $text }” nu se poate juca acum.

## The page: analysis

dots = Marchează pierderile pe pietre
# What the dots on stones tell, as points lost at least; larger ones are worse.
dots-legend = Semne: galben −10, portocaliu −20, roșu −40
analyse = Analiză
analysis = Analiză
balance = Șanse de câștig
candidates = Mutări candidate
hint = Indiciu
shade = Umbrire
survey = Revezi partida
survey-stop = Oprește
shades-visits = Vizite
shades-owners = Control
shades-glance = Rețea, dintr-o privire
shades-none = Fără
choice =
    { $order ->
        [1] prima alegere
       *[other] a { $order }-a alegere
    }
favoured = { $choice } a rețelei, { $share }
glance = Dintr-o privire, rețeaua preferă { $move } ({ $share }); șanse de câștig: { $player } { $chance }. Număr: partea din preferința ei, în %. Bara arată căutarea.
glance-takeover = Rețeaua nu ține seama de schimb.
favours = { $player } { $share }
will-own = revine { COLOUR($player, -negrului, -albului) } în { $share } din simulări
hint-area = indiciu: în această zonă
hint-move = indiciu
# $first: whether it is the first stone and may be swapped: an even one, or proven to win or to lose.
legend =
    { $first ->
        [even] Cea mai echilibrată deschidere: { $move } ({ $chance } șanse fără schimb).
        [proven] Aici nicio deschidere nu este echilibrată: despre fiecare este demonstrat cine câștigă. { $move } este la fel de bună ca oricare.
       *[no] Cea mai bună: { $move } ({ $chance } șanse).
    } { $faint ->
        [true] Palid = nesigur.{" "}
       *[other] {""}
    }{ $playouts ->
        [one] { $playouts } simulare
        [few] { $playouts } simulări
       *[other] { $playouts } de simulări
    }.
legend-none = Analiza începe când e rândul tău.
legend-paused = Analiza începe când partida e în pauză.
legend-over = Partida s-a terminat.
surveyed =
    { $doubtful ->
        [0] { $done } din { $total ->
            [one] { $total } poziție
            [few] { $total } poziții
           *[other] { $total } de poziții
        }
       *[other] Se verifică greșelile; poziții rămase: { $doubtful }
    }
curve = Șansele de câștig pentru { $player } după fiecare mutare: { $chances }
blunder-told = { $move } ar costa circa { points } din șansele de câștig. Încearcă altă mutare.
# In place of a better move that is not to be named.
another-move = altă mutare
hint-waits = Se caută un indiciu …
hint-told = Indiciu: { $move }.
# The best move is another one than the $first told.
hint-changed = Indiciu: { $move } după o căutare mai lungă, nu { $first }.
hint-lost = Orice mutare pierde împotriva celui mai bun joc; { $move } îl îngreunează cel mai mult.
hint-somewhere = Indiciu: o mutare bună se află în zona marcată.

## What is proven: reasons for mistakes, hints, and what is on the board

prove = Arată legăturile
proofs-wait = Motorul caută …
proofs-found =
    { $count ->
        [one] un fapt demonstrat
        [few] { $count } fapte demonstrate
       *[other] { $count } de fapte demonstrate
    }
carrier-cell = necesară unei legături a { COLOUR($player, -negrului, -albului) }
cells-counted =
    { $count ->
        [few] { $count } celule
       *[other] { $count } de celule
    }
sides-left = latura din stânga
sides-right = latura din dreapta
sides-top = latura de sus
sides-bottom = latura de jos
sides-upper-left = latura din stânga sus
sides-upper-right = latura din dreapta sus
sides-lower-left = latura din stânga jos
sides-lower-right = latura din dreapta jos
reason-wins =
    { $linked ->
        [true] { $count ->
            [2] { $better } câștigă: este legată de { $other } prin puntea peste { $cells }.
           *[other] { $better } câștigă: este legată de { $other } peste { $cells }.
        }
       *[other] { $better } câștigă forțat.
    }
reason-double = { $better } câștigă printr-o amenințare dublă: fiecare legătură care lipsește are două căi.
reason-doubled = După { $move } adversarul câștigă printr-o amenințare dublă, { $answer }: fiecare legătură care lipsește are două căi.
reason-must = Adversarul amenință să câștige, iar { $move } nu împiedică asta: o pot face doar { $cells }.
reason-loses =
    { $answer ->
        [none] După { $move } adversarul are un câștig forțat.
       *[other] După { $move } adversarul are un câștig forțat, începând cu { $answer }.
    }
reason-broken-bridge =
    { $answer ->
        [none] { $move } lasă să fie tăiată puntea dintre { $one } și { $other }; { $better } o păstrează.
       *[other] { $move } lasă să fie tăiată puntea dintre { $one } și { $other }, prin { $answer }; { $better } o păstrează.
    }
reason-broken-template =
    { $answer ->
        [none] { $move } lasă să fie tăiat șablonul de margine dintre { $one } și { $other }; { $better } îl păstrează.
       *[other] { $move } lasă să fie tăiat șablonul de margine dintre { $one } și { $other }, prin { $answer }; { $better } îl păstrează.
    }
reason-broken-connection =
    { $answer ->
        [none] { $move } lasă să fie tăiată legătura dintre { $one } și { $other }; { $better } o păstrează.
       *[other] { $move } lasă să fie tăiată legătura dintre { $one } și { $other }, prin { $answer }; { $better } o păstrează.
    }
reason-cut =
    { $answer ->
        [none] După { $move } adversarul poate tăia între { $one } și { $other }; { $better } asigură legătura.
       *[other] După { $move } adversarul poate tăia între { $one } și { $other }, prin { $answer }; { $better } asigură legătura.
    }
reason-joins =
    { $answer ->
        [none] După { $move } adversarul leagă { $one } de { $other }; { $better } împiedică asta.
       *[other] După { $move } adversarul leagă { $one } de { $other }, prin { $answer }; { $better } împiedică asta.
    }
reason-ladder-joins = După { $move } adversarul leagă { $one } de { $other } printr-o scară care începe la { $answer }, fiindcă { $third } este ieșirea ei; { $better } împiedică asta.
reason-ladder-runs = { $better } începe o scară care leagă { $one } de { $other }: { $third } este ieșirea ei.
reason-ladder-escape = { $better } este o ieșire din scară: o scară de la { $one } care începe la { $answer } amenință să lege { $one } de { $other }; după { $move } niciuna.
reason-ladder-fails = { $move } începe o scară de la { $one } spre { $other } care nu leagă; { $better } asigură legătura.
reason-dead = { $move } este o celulă moartă: o piatră acolo nu schimbă nimic.
reason-numbers = Pietre care le mai lipsesc { COLOUR($first, -negrului, -albului) } și { COLOUR($second, -negrului, -albului) }: { $one } și { $other } după { $move }, { $betterOne } și { $betterOther } după { $better }.
# Where nothing is proven: $best and $worse are win rates.
reason-searched = După căutare: { $better } are { $best } șanse de câștig, { $move } { $worse }.
advice-wins = Ai un câștig forțat.
advice-double = Pe tablă există o amenințare dublă.
advice-doubled = Adversarul amenință { $answer }, care câștigă printr-o amenințare dublă: fiecare legătură care lipsește are două căi.
advice-must = Adversarul amenință să câștige: doar { $cells } pot împiedica asta.
advice-cut = Lanțul de la { $one } are nevoie de { $other }.
advice-joins = Adversarul vrea să lege { $one } de { $other }.
advice-ladder-joins = Adversarul are de la { $one } o scară cu ieșire.
advice-ladder-runs = O scară de la { $one } ajunge la ieșirea ei.
advice-ladder-escape = O scară de la { $one } are nevoie de o ieșire.
# Moves that the search expects, in turn.
advice-line = De așteptat: { $line }.
feature-reaches = { $player }: { $one } atinge { $other }.
feature-bridge = { $player }: o punte între { $one } și { $other }, prin { $cells }.
feature-template =
    { $count ->
        [one] { $player }: un șablon de margine de o celulă între { $one } și { $other }.
        [few] { $player }: un șablon de margine de { $count } celule între { $one } și { $other }.
       *[other] { $player }: un șablon de margine de { $count } de celule între { $one } și { $other }.
    }
feature-connection =
    { $count ->
        [one] { $player }: { $one } și { $other } sunt legate printr-o celulă.
        [few] { $player }: { $one } și { $other } sunt legate prin { $count } celule.
       *[other] { $player }: { $one } și { $other } sunt legate prin { $count } de celule.
    }
feature-open = { $player }: între { $one } și { $other } hotărăște cine joacă primul; { $answer } le leagă.
feature-severed = { $player }: tăietură între { $one } și { $other }.
feature-ladder = { $player }: o scară de la { $one } spre { $other }, care începe cu { $answer }.
feature-escape = { $player }: { $other } este o ieșire din scară pentru { $one }; scara începe cu { $answer }.
feature-region = { $player }: amenințare de câștig; zona obligatorie: { $cells }.
feature-double = { $player }: { $answer } câștigă; fiecare legătură care lipsește are două căi.
feature-dead = Celule moarte: { $cells }.
feature-captured = { $player }: celule capturate: { $cells }.

## The page: moves and records

comment = Comentariu la această poziție
delete = Șterge
done = Gata
download = Descarcă
export-all = Descarcă toate partidele
file = Sau un fișier
first-move = Prima poziție
import = Importă
import-all = Adaugă partide dintr-un fișier descărcat
import-game = Importă o partidă
last-move = Ultima poziție
moves = Mutări
next-move = Mutarea următoare
notes = Comentarii și variante
open = Deschide
pasted = SGF, link HexWorld sau mutări
previous-move = Mutarea precedentă
rename = Redenumește
promote = Transformă în linie principală
prune = Șterge de aici
see-uct = Vezi cum gândește UCT în această poziție
share = Distribuie
share-game = Distribuie această partidă

## The page: first steps and about

about = Despre
about-text = Wye este software liber sub licența MIT. Încarcă o singură dată un motor în Python; apoi totul rulează în browserul tău, chiar și offline, și nimic din ce faci nu iese din el.
strength = Puterea nivelurilor
strength-text = Puncte Elo peste nivelul 1, cu intervale de încredere de 95 %. Cu un avans de 200 de puncte se câștigă trei partide din patru, cu 400 zece din unsprezece.
searched =
    După { $playouts ->
        [one] { $playouts } partidă la întâmplare
        [few] { $playouts } partide la întâmplare
       *[other] { $playouts } de partide la întâmplare
    }:
version = Versiunea { $version }
unmeasured = Nivelurile nu au fost încă măsurate.
elo =
    { $points }{ $error ->
        [0] { "" }
       *[other] { " " }± { $error }
    }
of-size = mărimea { $size }

## The page: versions and storage

update-waits = O versiune nouă a acestei pagini e gata. Partida ta e salvată.
update-now = Actualizează
update-later = Mai târziu
forget = Șterge toate datele
forget-question = Ștergi tot ce este salvat?
forget-text = Se va șterge tot ce păstrează acest browser pentru pagină: partidele tale, scorul, preferințele, analizele, progresul la probleme, rulările din laborator, boții tăi și fișierele pentru jocul offline. Apoi pagina se încarcă din nou din rețea.

## The page: labels of cells for screen readers

empty = goală
pending-cell = în așteptare
last-move-told = ultima mutare
winning = câștigătoare
proposed = atinge din nou pentru a juca
move-number = mutarea { $number }
token = jeton
taken = luat de { $player }
exact-win = câștigă
exact-loss = pierde
exact-draw = remiză
percent = { PERCENT($share) }
exact-label = valoare exactă: { $word }
estimate-label = estimare: { $share }

## The page: status

opening-link =
    { $friend ->
        [true] Se aduce mutarea prietenului tău …
       *[other] Se deschide partida …
    }
opening-new = Se pregătește o partidă nouă.
not-started = Motorul nu a pornit, așa că partida trebuie să aștepte.
plays =
    { $self ->
        [true] Joci { $move }.
       *[other] { COLOUR($name, -Negrul, -Albul) } joacă { $move }.
    }
chance =
    { $self ->
        [true] { CAPITAL($result) } – e rândul tău.
       *[other] { CAPITAL($result) }: urmează { COLOUR($player, -negrul, -albul) }.
    }
same-turn = { $move }.
draw = Remiză.
is-thinking = { $title } se gândește.
is-judged = Mă uit la mutarea ta…
is-waiting = { $title } e în pauză.
is-paused = Pauză. Urmează { $title }.
will-move = { $title } joacă când motorul e gata.
kept =
    { $count ->
        [one] Mutarea ta { $moves } e reținută
       *[other] Mutările tale { $moves } sunt reținute
    }; motorul încă se încarcă.
outcome =
    { $reason ->
        [resign] { $winnerSelf ->
                [true] Ai câștigat
               *[other] { COLOUR($winner, -Negrul, -Albul) } câștigă
            }: { $loserSelf ->
                [true] ai cedat
               *[other] { COLOUR($loser, -negrul, -albul) } a cedat
            }.
        [time] { $winnerSelf ->
                [true] Ai câștigat
               *[other] { COLOUR($winner, -Negrul, -Albul) } câștigă
            }: { $loserSelf ->
                [true] ți-a expirat timpul
               *[other] { COLOUR($loser, -negrul, -albul) } nu mai are timp
            }.
        [fault] { $winnerSelf ->
                [true] Ai câștigat
               *[other] { COLOUR($winner, -Negrul, -Albul) } câștigă
            }: descalificare{ $loserSelf ->
                [true] { "" }
               *[other] { " " }({ $loser })
            }.
       *[other] { $winnerSelf ->
                [true] Ai câștigat
               *[other] { COLOUR($winner, -Negrul, -Albul) } câștigă
            }: { $title }.
    }
forfeits-resign = { COLOUR($player, -Negrul, -Albul) } cedează
forfeits-time = Timp expirat: { $player }
forfeits-fault = Descalificare: { $player }

## The page: thinking and loading

effort =
    { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s · { $playouts ->
        [one] { $playouts } simulare
        [few] { $playouts } simulări
       *[other] { $playouts } de simulări
    }{ $workers ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· { $workers ->
                [one] { $workers } fir
                [few] { $workers } fire
               *[other] { $workers } de fire
            }
    }
let-move = Să joace { $title }
resume = Continuă
pace-of =
    { $seconds ->
        [0] Maximă
       *[other] { $seconds } s
    }
thinks-for = { $title } se gândește
loading-bytes = Se încarcă: { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1) } din { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB
starting-python = Pornește motorul
starting-workers = pornește …

## The page: the list of moves

move-text =
    { $number ->
        [0] { $move }
       *[other] { $number } { $move }
    }
comment-sign = { " " }…
by-chance = hazard

## The page: games from and to files, and those kept in this browser

drawing = Imagine (SVG)
bitmap = Imagine (PNG)
copied = { $title }: copiat.
downloaded = { $title }: descărcat.
not-copied = Browserul blochează copierea. Descarcă în schimb.
copy-by-hand = Acest browser nu lasă pagina să copieze. Textul este selectat: copiază-l cu Ctrl+C sau printr-o apăsare lungă.
save-by-hand = Dacă acest browser nu salvează niciun fișier, copiază textul: este selectat.
not-ready = Motorul nu e încă gata. Încearcă din nou într-o clipă.
several-games =
    Textul conține { $count ->
        [one] { $count } partidă
        [few] { $count } partide
       *[other] { $count } de partide
    }. Pe care vrei să o deschizi?
game-choice =
    { $hasName ->
        [true] { $order }. { $name }
       *[other] Partida { $order }
    } ({ $title }, { $moves ->
        [one] { $moves } mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    })
set-up = Textul descrie o poziție fără istoricul ei. Mutările care duc aici la ea sunt inventate.
games =
    { $count ->
        [one] { $count } partidă
        [few] { $count } partide
       *[other] { $count } de partide
    }
kept-game = { $name }: salvată în acest browser.
renamed = { $name }: redenumită.
deleted = { $name }: ștearsă.
no-library = Acest fișier nu conține partide salvate: era așteptat unul de la „Descarcă toate partidele”.
library-fault = { $reason } Partida curentă și cele salvate au rămas neschimbate.

## The page: game

tossed = Înaintea fiecărei mutări, o monedă hotărăște cine o face.
aims-upright = sus – jos
aims-level = stânga – dreapta
aims-falling = stânga sus – dreapta jos
aims-rising = stânga jos – dreapta sus
goals-upright = { -Negrul } leagă sus cu jos, { -albul } stânga cu dreapta.
goals-level = { -Albul } leagă sus cu jos, { -negrul } stânga cu dreapta.
goals-falling = { -Negrul } leagă latura din stânga sus cu cea din dreapta jos, { -albul } pe cea din dreapta sus cu cea din stânga jos.
goals-rising = { -Albul } leagă latura din stânga sus cu cea din dreapta jos, { -negrul } pe cea din dreapta sus cu cea din stânga jos.
game-of-size = { $title }, mărimea { $size }
budget-kind = Unitate
budget-kinds-seconds = secunde pe mutare
budget-kinds-playouts = simulări pe mutare
score = { $first } { $wins }, { $second } { $losses }
draws =
    { $count ->
        [one] { $count } remiză
        [few] { $count } remize
       *[other] { $count } de remize
    }
bounds = de la { $least } la { $most }

## The page: faults

load-failed = Wye nu a putut încărca { $file }: { $reason } Partida începe după ce fișierul ajunge.
denied-python = Motorul nu poate porni: acest browser nu are { $ability } sau are unul vechi. Folosește o versiune actuală de Firefox, Chrome, Edge sau Safari și dezactivează modul lui de blocare sau cel mai strict pentru acest site.
unreachable = serverul nu a putut fi contactat. Verifică-ți conexiunea, apoi încearcă din nou.
answered = serverul a răspuns cu eroarea { $status }. Încearcă din nou peste puțin timp.
damaged = ce a sosit nu este acest fișier sau nu este întreg. Dacă rețeaua îți cere să te autentifici, fă asta mai întâi, apoi încearcă din nou.
stalled = de 15 secunde nu mai sosește nimic. Verifică-ți conexiunea, apoi încearcă din nou.
broken-told =
    { $kind ->
        [link] Acest link nu conține o partidă care poate fi citită. Partida ta este neschimbată. Textul linkului:
       *[other] Partida salvată în acest browser nu poate fi citită. Iată o tablă nouă; textul salvat era:
    }
not-loaded = Conținutul nu a putut fi încărcat. Deschide din nou această secțiune când ai conexiune.
file-unreadable = Acest fișier nu poate fi citit: alege-l din nou sau lipește-i textul.
keeps-nothing = Acest browser nu păstrează nimic pentru această pagină sau nu mai are loc pentru ea.
not-kept = Acest browser nu păstrează nimic pentru această pagină sau nu mai are loc pentru ea. Joacă mai departe, dar e posibil ca următoarea vizită să nu găsească această partidă; folosește „Distribuie” pentru a păstra o copie.
other-window = Pagina e deschisă și în altă fereastră. Poți juca în amândouă; vizita următoare continuă partida cu cea mai recentă mutare.
# After a loss on time was taken back
clock-off = Partida continuă fără ceas.
slept = Dispozitivul a fost în repaus o vreme. Între timp, ceasurile partidei au stat pe loc.
replaced = Motorul nu mai răspundea și a fost repornit. Partida ta continuă.
fewer-workers =
    Au pornit doar { $running } din { $wanted ->
        [one] { $wanted } fir de execuție
        [few] { $wanted } fire de execuție
       *[other] { $wanted } de fire de execuție
    }.
failed = Motorul a eșuat de două ori la rând: { $reason } Partida ta e salvată.
refused = Motorul a refuzat: { $message }

## The engine: names

engine-level-1 = Furnică 1
engine-level-2 = Melc 2
engine-level-3 = Șoarece 3
engine-level-4 = Vrabie 4
engine-level-5 = Veveriță 5
engine-level-6 = Iepure 6
engine-level-7 = Pisică 7
engine-level-8 = Vulpe 8
engine-level-9 = Lup 9
engine-level-10 = Tigru 10
engine-level-11 = Urs 11
engine-level-12 = Elefant 12
engine-level-13 = Balenă 13
engine-level-14 = Dragon 14
engine-game-tictactoe = X și 0
engine-game-bent = Y curbat
engine-game-randomy = Y cu ture la întâmplare
engine-game-randomhex = Hex cu ture la întâmplare
engine-player-black = { -negru }
engine-player-white = { -alb }
engine-move-swap = schimb
engine-move-pass = trece
engine-move-heads = cap
engine-move-tails = pajură
engine-goal-y = Leagă toate cele trei laturi cu un singur lanț de pietre.
engine-goal-bent = { engine-goal-y } Laturile sunt curbate și mai lungi, așa că centrul contează mai puțin.
engine-goal-randomy = { engine-goal-y }
engine-goal-nim = Câștigă cine ia ultimul jeton.
engine-goal-tictactoe = Pune trei în linie.
engine-reason-chain = trei laturi legate
engine-reason-hex-chain = două laturi legate
engine-reason-randomhex-chain = { engine-reason-hex-chain }
engine-reason-line = trei în linie
engine-reason-full = tablă plină
engine-reason-last = ultimul jeton luat
engine-reason-resign = cedare
engine-reason-time = timp expirat
engine-reason-fault = descalificare
engine-form-moves = Mutări
engine-form-library = Partide
engine-form-hexworld = Link HexWorld
engine-option-pie = Regula plăcintei
engine-option-pie-summary = După prima piatră, al doilea jucător o poate prelua.
engine-option-master = Două pietre pe tură
engine-option-master-summary = O piatră în prima tură, două în fiecare tură următoare. Fără schimb.
engine-option-handicap = Handicap
engine-option-handicap-summary = Primul jucător începe cu acest număr de pietre în plus. Fără schimb.
engine-option-sides = Schimb de laturi
engine-option-sides-summary = Piatra preluată rămâne pe loc, iar jucătorii își schimbă laturile.
engine-option-take = Cel mult odată
engine-option-take-summary = Câte jetoane poate lua un jucător dintr-odată, cel mult.
engine-bot-net = Rețea
engine-bot-net-summary = Căutare în arbore condusă de o mică rețea care a învățat jucând împotriva ei însăși. Cel mai puternic.
engine-bot-wye-summary = Căutare în arbore cu milioane de partide aleatoare pe secundă.
engine-bot-uct-summary = Căutare în arbore cu un bandit în fiecare nod și partide aleatoare în frunze.
engine-bot-rave-summary = UCT care împarte între mutări ceea ce învață.
engine-bot-mcts-chance = MCTS cu hazard
engine-bot-mcts-chance-summary = UCT pentru jocuri cu hazard.
engine-bot-heuristic = Euristic
engine-bot-heuristic-summary = Căutare în arbore ghidată de drumuri minime, punți și grupuri.
engine-bot-alphabeta = Alfa-beta
engine-bot-alphabeta-summary = Calculează înainte și taie ramurile care nu pot conta.
engine-bot-minimax-summary = Calculează înainte fiecare mutare.
engine-bot-expectimax-summary = Presupune că adversarul joacă la întâmplare.
engine-bot-expectiminimax-summary = Calculează înainte și face media peste hazard.
engine-bot-ucb1-summary = Un singur bandit, ale cărui brațe sunt mutările permise.
engine-bot-flat = Monte Carlo plat
engine-bot-flat-summary = Joacă același număr de partide aleatoare după fiecare mutare.
engine-bot-random = La întâmplare
engine-bot-random-summary = Face orice mutare permisă.
engine-bot-wye-batch = Coborâri pe lot
engine-setting-words = Cuvinte de 64 de simulări pe frunză
engine-setting-rave = Pondere RAVE: vizite / sqrt(celule) la care rezultatele proprii ale unei mutări egalează AMAF
engine-setting-noise = Zgomot în scorul unei mutări: abaterea standard * sqrt(vizite + ponderea RAVE) * sqrt(celule)
engine-setting-batch = Poziții pe care rețeaua le judecă deodată
engine-setting-exploration = Explorare (c)
engine-setting-reduction = Urgența primei vizite: cu cât valorează mai puțin decât poziția ei o mutare care nu a fost încercată niciodată
engine-setting-memory = Mărimea maximă a arborelui în MiB; plin, renunță la nodurile cu cele mai puține vizite
engine-setting-replies = Simulări cu răspunsuri: cine pierde o jumătate dintr-o legătură o primește pe cealaltă
engine-setting-sight = Handicap: șansa de a vedea o mutare lângă ultima piatră; la k celule distanță este aceasta la puterea k
engine-setting-blur = Handicap: mărimea erorilor la evaluarea mutărilor înainte de alegere
engine-setting-c = Explorare (Cp)
engine-bot-heuristic-c = Explorare
engine-setting-sims = Simulări pe iterație (0: câte joacă jocul deodată)
engine-setting-nodes = Mărimea maximă a arborelui în noduri; plin, nu mai crește
engine-setting-k = Pondere RAVE: simulări k ale unei mutări la care AMAF mai contează jumătate, în sqrt(k / (3 N + k))
engine-setting-path = Ponderea drumurilor minime ale ambilor jucători
engine-setting-twodistance = Ponderea distanțelor duble ale ambilor jucători
engine-setting-bridges = Ponderea punților spre pietrele și laturile proprii
engine-setting-centre = Ponderea apropierii de centru
engine-setting-groups = Ponderea legării lanțurilor
engine-setting-mobility = Ponderea celulelor vecine goale
engine-setting-sides = Ponderea apropierii de laturile proprii
engine-setting-bias = Bias progresiv: ponderea promisiunii unei mutări / (vizite + 1)
engine-setting-widening = Lărgire progresivă: (mutări încercate)^2 pe vizită
engine-setting-sample = Simulări: celule aleatoare dintre care se joacă cea mai promițătoare
engine-setting-length = Simulări: lungimea în mutări / mărimea tablei
engine-setting-depth = Adâncimea maximă a căutării, în mutări
engine-bot-expectiminimax-depth = Adâncimea maximă a căutării, în mutări, fără cele ale hazardului
engine-setting-shortcuts = Scurtături: mutările câștigătoare se joacă imediat, iar rezultatele demonstrate se retropropagă
engine-setting-expand = Expansiune
engine-setting-expand-one = un copil
engine-setting-expand-all = toți copiii
engine-setting-backup = Retropropagare
engine-setting-backup-each = fiecare simulare contează ca o vizită
engine-setting-backup-sum = o vizită și suma simulărilor sale
engine-setting-backup-mean = o vizită și media simulărilor sale
engine-setting-final = Mutarea finală
engine-setting-final-visits = cele mai multe vizite
engine-setting-final-first = cele mai multe vizite; dintre cele egale, prima încercată
engine-setting-final-value = cea mai mare valoare
engine-setting-final-ucb = cea mai mare limită superioară de încredere
engine-setting-final-robust = cele mai multe vizite și cea mai mare valoare deodată; caută până când o mutare le are pe amândouă
engine-setting-deepen = Adâncire iterativă: de fiecare dată cu o mutare mai mult
engine-setting-quiet = Poziții liniștite: caută dincolo de adâncime cât timp o mutare schimbă evaluarea cu mai mult de atât
engine-setting-order = Ordinea mutărilor
engine-setting-order-natural = naturală
engine-setting-order-random = aleatorie
engine-setting-order-history = euristica istoricului
engine-setting-order-best = întâi cea mai bună
engine-setting-order-worst = întâi cea mai slabă

## The engine: refusals

engine-unknown-game = Joc necunoscut, „{ $game }”: era așteptat { $known }.
engine-size-range = { $title } nu are mărimea { $size }: era așteptată una de la { $smallest } la { $largest }.
engine-size-choices = { $title } nu are mărimea { $size }: era așteptată { $known }.
engine-no-parameters = { $owner } nu are „{ $name }”: nu era așteptat nimic.
engine-unknown-parameter = { $owner } nu are „{ $name }”: era așteptat { $known }.
engine-name-and-value = „{ $part }” nu se înțelege: era așteptat nume=valoare.
engine-option-value = Opțiunea „{ $name }” din { $title } este { $value }: { $wrong }
engine-text = era așteptat un text.
engine-value-count = erau așteptate între { $least } și { $most } valori.
engine-on-or-off = era așteptat da sau nu.
engine-choice = era așteptat { $known }.
engine-number = era așteptat un număr de la { $least } la { $most }.
engine-whole-number = era așteptat un număr întreg de la { $least } la { $most }.
engine-not-for-two = { $title } nu este un joc pentru doi: era așteptat { $known }.
engine-no-network = { $title } nu are rețea: era așteptat { $known }.
engine-not-decided-by-y = { $title } nu se decide ca Y: era așteptat Y sau Hex.
engine-too-large-for-exact = { $title } este prea mare pentru valori exacte: era așteptat { $known }.
engine-too-many-empty-cells = { $title }: prea multe celule goale pentru a rezolva poziția ({ $empty }); alege una cu cel mult { $most }.
engine-too-large-to-solve = Poziția este prea mare pentru a fi rezolvată: numărul pozițiilor de examinat ar depăși { $largest }. Alege o poziție cu mai puține celule goale.
engine-not-a-cell = „{ $move }” nu este o mutare: era așteptată o celulă de la { $first } la { $last }.
engine-swap-not-explained = Un schimb nu se explică: era așteptată o mutare pe o celulă.
engine-not-a-step = „{ $move }” nu este o mutare: era așteptată { $known }.
engine-other-swap = „{ $move }” nu este o mutare: era așteptat { $kind }, schimbul acestei partide.
engine-illegal-move = „{ $move }” nu se poate juca aici: era așteptată una dintre mutările permise ({ $count }).
engine-cannot-pass = La { $title } nimeni nu poate trece peste rând: era așteptată o mutare.
engine-both-passed = Ambii jucători au trecut peste rând: era așteptată o mutare.
engine-game-over = Partida s-a terminat: nu mai era așteptată nicio mutare.
engine-no-move-to-make = Partida s-a terminat: era așteptată o poziție în care se mai poate juca.
engine-nothing-to-take-back = Nu există nicio mutare de retras: era așteptată o poziție de după o mutare.
engine-unknown-bot = Bot necunoscut, „{ $bot }”: era așteptat { $known }.
engine-bot-plays-other-games = Botul „{ $bot }” nu joacă { $title }: era așteptat { $known }.
engine-setting-value = Setarea „{ $name }” a lui { $bot } este { $value }: { $wrong }
engine-budget-format = Buget nevalid, „{ $text }”: erau așteptate simulări, ca 500, sau secunde, ca 0.5s.
engine-entrant-format = Bot nevalid, „{ $text }”: era așteptat ceva ca wye, wye@0.5s sau wye*2@0.5s.
engine-budget-kind = Bugetul unui bot este în secunde sau în simulări: era așteptat exact unul dintre ele.
engine-budget-seconds = Un buget de { $seconds } secunde: { $wrong }
engine-budget-playouts = Un buget de { $playouts } simulări: { $wrong }
engine-no-levels = { $title } nu are niveluri: era așteptat numele unui bot.
engine-file-unreadable = era așteptat un fișier text care poate fi citit.
engine-file-length = era așteptat un fișier de cel mult { $most } caractere.
engine-no-weights = acestea nu sunt ponderi ale rețelei ({ $reason }): era așteptat un fișier de la wye learn network --export.
engine-bot-file = În fișierul „{ $bot }” nu este niciun bot: era așteptat un fișier care poate fi citit.
engine-script-encoding = fișierul nu este text: era așteptat UTF-8 sau codificarea numită în primele lui linii.
engine-script-length = fișierul are prea multe caractere ({ $count }): erau așteptate cel mult { $most }.
engine-script-syntax = acesta nu este Python ({ $reason }): era așteptat cod valid.
engine-script-syntax-expected = acesta nu este Python: { $reason }.
engine-search-without-yield = nu există un search care produce mutări: era așteptat def search(state, dice, playouts) cu un yield.
engine-search-parameters = search({ $given }) nu poate fi apelat: era așteptat def search(state, dice, playouts), cu valori implicite pentru ceilalți parametri.
engine-search-without-move = search s-a terminat fără mutare: era așteptat un yield înainte de sfârșit.
engine-search-yield = yield { $said } nu dă o mutare cu valoarea ei: erau așteptate una din state.legal() și un număr de la 0 la 1.
engine-script-time = timpul s-a terminat: era așteptat un răspuns în { $seconds } secunde.
engine-script-recursion = funcțiile se apelează una pe alta de prea multe ori: era așteptată o recursie care se termină.
engine-script-exception = { $kind } ({ $reason }): era așteptat cod care nu ridică nicio excepție.
engine-script-fault = { $file }, linia { $line }: { $text }
engine-level-range = Nivelul { $number }: era așteptat unul de la 1 la { $count }.
engine-levels-order = Nivelurile din { $game } { $size }: erau așteptate de la 1 la { $count }, în ordine.
engine-processes-range = Procese: { $count }; erau așteptate de la 1 la { $most }.
engine-bot-not-parallel = Botul „{ $bot }” nu poate folosi mai multe procese: era așteptat { $known }.
engine-busy = Motorul gândește deja: era așteptată mai întâi oprirea lui.
engine-foreign-root = Rădăcina vorbește de mutări care nu sunt permise: era așteptată cea a aceleiași poziții.
engine-at-line-and-column = { $form }, linia { $line }, coloana { $column }: { $wrong }
engine-text-empty = Textul este gol: era așteptată o partidă.
engine-text-length = Textul este prea lung ({ $count }): erau așteptate cel mult { $most } caractere.
engine-record-length = Partida este prea lungă ({ $count }): erau așteptate cel mult { $most } caractere.
engine-record-format = „{ $text }” nu este o partidă: era așteptat ceva ca „y11-pie:f6.swap.c4”.
engine-link-marks = Marcajele „{ $text }” din link nu sunt de pe tabla lui: era așteptat ceva ca „circle-c3.label-a1-A”.
engine-record-head = Partida începe cu „{ $head }”. { $wrong }
engine-record-move = Mutarea { $number } a partidei nu se poate juca. { $wrong }
engine-unexpected-sign = s-a găsit „{ $sign }”, era așteptată o mutare.
engine-sgf-sign = s-a găsit „{ $sign }”, era așteptat { $expected }.
engine-sgf-end = textul se termină, era așteptat { $expected }.
engine-resignation-assumed = Lista spune doar cine a câștigat: se presupune că celălalt a cedat.
engine-link-without-moves = În acest link nu sunt mutări: era așteptat unul al acestei pagini sau al HexWorld, SGF sau mutările însele.
engine-result-dropped = Rezultatul „{ $said }” a fost omis.
engine-move-number = s-a găsit numărul { $found }, era așteptat { $number }.
engine-two-moves-in-a-row = două mutări consecutive ale unei culori: era așteptată o trecere între ele.
engine-no-moves = nu s-a găsit nicio mutare, era așteptată cel puțin una.
engine-at-game = { $form }, partida { $number }: { $wrong }
engine-library-game = era așteptată o partidă așa cum o păstrează Partide.
engine-no-games = În acest fișier nu este nicio partidă: era așteptată cel puțin una.
engine-not-hex = aceasta nu este o partidă de Hex: era așteptată una.
engine-hexworld-size = era așteptată mărimea tablei, ca în „#11,a1b2”.
engine-two-sizes = tabla are două mărimi: era așteptată una cu tot atâtea rânduri câte coloane.
engine-hexworld-comma = s-a găsit „{ $sign }”, era așteptat „,” înaintea mutărilor.
engine-hexworld-move = s-a găsit „{ $sign }”, era așteptată o mutare ca „c4” sau „:s”.
engine-not-levels-file = { $file } nu conține niveluri: era așteptat un fișier nou sau unul cu niveluri.
engine-not-openings-file = { $file } nu conține deschideri: era așteptat un fișier nou sau unul cu câteva.
engine-sgf-without-game = primului nod îi lipsește GM: era așteptat GM[11] pentru Hex sau GM[Y].
engine-sgf-without-size = primului nod îi lipsește SZ: era așteptat SZ și mărimea.
engine-sgf-other-game = GM[{ $kind }] este alt joc: era așteptat GM[11] pentru Hex sau GM[Y].
engine-sgf-size = SZ[{ $size }] nu este o mărime: era așteptat un număr întreg.
engine-sgf-value = era așteptată o valoare în paranteze drepte pentru proprietatea { $name }.
engine-sgf-property-twice = proprietatea { $name } apare de două ori într-un nod: era așteptată o dată.
engine-sgf-stones-removed = sunt luate pietre după început: erau așteptate pietre care se adaugă.
engine-sgf-cells = proprietatea { $name } are „{ $value }”: erau așteptate celule de la { $first } la { $last }, fiecare o singură dată.
engine-game-assumed = Se presupune { $title }.
engine-size-assumed = Se presupune mărimea { $size }.
engine-cell-beyond-board = „{ $move }” nu este o mutare: era așteptată o celulă de la { $first } la { $last } sau o tablă de mărimea { $size }.
engine-variations-kept = Variante care nu se potrivesc cu mutările, păstrate ca comentarii: { $count }.
engine-cells-as-here = Alte table de Y își numesc celulele altfel: acestea au fost citite cu numele de aici.
engine-rows-mirrored = Rândurile sunt numărate de la celălalt capăt: { $cell } este aici { $name }.
engine-diagram-size = diagrama nu are mărime: era așteptată una ca în size="7x7" sau R7 C7.
engine-signs-dropped = Semne omise ale diagramei, care nu sunt pietre: { $count }.
engine-json-without-game = în acest JSON nu este nicio partidă: erau așteptate mutări, ca în partidele PlayHex, sau un fișier din Partide, YEN sau Abstract Play.
engine-text-binary = Acesta nu este un text, ci un fișier comprimat sau binar: era așteptată o partidă ca text.
engine-games-skipped = Partide de alte jocuri omise: { $count }.
engine-properties-dropped = Proprietăți fără valoare omise: { $count }.
engine-players-dropped = Valori PL care nu sunt un jucător omise: { $count }.
engine-moves-dropped = Mutări de după sfârșitul partidei omise: { $count }.
engine-games-broken = { $wrong } Partide care nu pot fi citite, sărite: { $count }.
engine-left-out = { $wrong } Acest lucru a fost omis.
engine-moves-left-out = { $wrong } Mutări omise de acolo încolo: { $count }.
engine-more-faults = Alte greșeli în text: { $count }.
engine-encoding-guessed = Fișierul nu spune cum este codificat textul. A fost citit ca { $name }, ceea ce este doar o presupunere.
engine-encoding-wrong = Textul nu este în { $named }, cum spune fișierul. A fost citit ca { $name }, ceea ce este doar o presupunere.
engine-sgf-cut = Textul se termină înaintea partidei: s-a deschis tot ce conține.
engine-marks-dropped = Marcaje care nu sunt pe nicio celulă omise: { $count }.
engine-labels-cut = Etichete scurtate la { $most } caractere: { $count }.
engine-sgf-game = { $title } nu se poate scrie ca SGF: era așteptat { $known }.
engine-not-json = acesta nu este JSON: erau așteptate obiecte sau liste.
engine-json-depth = textul este imbricat prea adânc sau un număr este prea lung: era așteptat un obiect.
engine-yen-object = acesta nu este un obiect: era așteptat unul cu size, turn, players și layout.
engine-yen-missing = lipsește { $name }: erau așteptate size, turn, players și layout.
engine-yen-size = size este { $found }: era așteptat un număr întreg.
engine-yen-turn = turn este { $found }: era așteptat 0 sau 1.
engine-yen-players = players este { $found }: erau așteptate două litere diferite.
engine-yen-layout = layout este { $found }: era așteptat text.
engine-yen-rows = rândurile din layout sunt { $count }: erau așteptate { $size }, despărțite prin „/”.
engine-yen-row = celulele din rândul { $number } al layout sunt { $count }: erau așteptate { $number }.
engine-yen-cell = layout are „{ $sign }” la { $cell }: era așteptat „{ $first }”, „{ $second }” sau „{ $empty }”.
engine-impossible-position = partida se terminase înaintea ultimei pietre: era așteptată o poziție care poate apărea într-o partidă.
engine-no-set-up = { $title } nu are poziții de așezat: era așteptat { $known }.
engine-position-over = Partida s-a terminat în această poziție: era așteptată una în care nu a câștigat nimeni.
engine-cannot-be-solved = Aici o tură are mai multe pietre sau piatra poate fi preluată: nu era așteptată niciuna dintre ele.
engine-setting-playout = Mutările simulărilor
engine-setting-rule = Selecție
engine-setting-playout-random = toate la întâmplare
engine-setting-draws = Valoarea unei remize pentru ambii jucători la retropropagare
engine-setting-keep = Păstrează arborele de la o mutare la alta
engine-setting-rule-thompson = eșantionare Thompson
engine-setting-rule-puct = PUCT cu probabilități a priori egale
engine-setting-playout-winning = una câștigătoare dacă există
engine-setting-rule-tuned = UCB1-tuned
engine-reason-over = partidă terminată
engine-reason-long = prea multe mutări
engine-not-one-of-the-moves = „{ $move }” nu este o mutare: se aștepta una dintre { $known }.
engine-own-game-endless = după { $most } mutări partida nu se terminase: era așteptat un câștigător până atunci, căci aici o astfel de partidă este remiză.
engine-own-game-winner = winner întoarce { $said }: se aștepta 1, 2, 0 pentru remiză sau None.
engine-game-file = Nu există niciun joc în fișierul „{ $file }”: se aștepta un fișier care poate fi citit.
engine-game-file-not-open = Nu există niciun joc în fișierul „{ $file }”: se aștepta unul care a fost deschis.
engine-script-asks = un bot nu poate întreba: { $call } așteaptă pe cineva la tastatură; era așteptat cod care decide singur.
engine-script-chance = { $function } întoarce { $said }: se aștepta un număr de la 0 la 1.
engine-own-game-moves = moves întoarce { $said }: se aștepta o listă cu cel puțin una dintre MOVES, căci partida nu s-a terminat.
engine-own-game-names = MOVES are { $names }: se așteptau mutări cu texte diferite, fiecare de 1 până la 12 litere, cifre, +, - sau _.
engine-own-game-functions = acesta nu este un joc: se așteptau funcțiile moves, apply și winner, și MOVES, o listă de 1 până la { $most } mutări.
engine-own-game-board = show întoarce altă tablă decât la început: se așteptau { $rows } rânduri de { $columns } celule, fiecare ".", 1 sau 2; un text cu rânduri noi poate avea orice semne.
engine-own-game-chance = chance întoarce { $said }: se aștepta None sau un dicționar al unora dintre MOVES cu probabilitățile lor, cu suma 1.
engine-own-game-for-three = acest joc are trei jucători: se aștepta unul pentru doi; îl joacă bancul „Trei jucători”, ca maxn?game={ $file }.
engine-own-game-for-two = acest joc are doi jucători: se aștepta unul cu PLAYERS = 3; celelalte bancuri îl iau ca position={ $file }.
engine-own-game-players = PLAYERS este { $said }: se aștepta 2, sau 3 fără hazard.
engine-own-game-shares = winner întoarce { $said }: se aștepta 1, 2, 3, 0 pentru remiză, ce primește fiecare jucător, ca (3, 2, 1), sau None.
engine-own-game-show = show întoarce { $said }: se aștepta un text sau o listă de rânduri, fiecare un text sau o listă de celule, cu cel mult { $rows } rânduri de { $columns } celule.
engine-own-game-tree = jocul are mai mult de { $most } poziții: se aștepta unul mai mic.
engine-search-endless = search răspunde fără sfârșit: era așteptat să se oprească după { $playouts } de partide aleatoare.
engine-no-evaluation = În „{ $file }” nu există nicio evaluare: se aștepta un fișier cu def evaluate(state).

## Common

number = { $value }
