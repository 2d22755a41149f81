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
deck-task = E rândul { COLOUR($player, -negrului, -albului) }. În partida ta ai jucat { $move }, care a costat { $cost }. Găsește o mutare mai bună.
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
trainer-text = Prima piatră și schimbul: ce ar spune tabelele?
trainer-due = { $due ->
        [0] Astăzi nimic de repetat; { $all } cu răspuns
       *[other] { $due } din { $all } de repetat astăzi
    }
trainer-board = Tablă
trainer-waits = Întrebarea vine de îndată ce s-a încărcat motorul.
# $first has placed the first stone, which $second may take over.
trainer-asked = { COLOUR($first, -Negrul, -Albul) } a început cu { $stone }. E mai bine pentru { $second } să preia piatra sau să joace mai departe?
trainer-take = Preia piatra
trainer-leave = Joacă mai departe
trainer-fair = { COLOUR($player, -Negrul, -Albul) } începe, iar celălalt jucător poate prelua piatra. Pune piatra cea mai echilibrată.
# $strong whether the stone wins more than half of its games
trainer-unfair = Fără schimb, { $stone } câștigă { $share }: { $strong ->
        [true] prea puternică.
       *[other] prea slabă.
    } Încearcă altă piatră sau privește răspunsul.
trainer-fairest = { $right ->
        [true] Corect:
       *[other] Răspunsul:
    } { $stone } este una dintre pietrele cele mai echilibrate. Fără schimb câștigă { $share }.
trainer-taken = { $right ->
        [true] Corect.
       *[other] Nu.
    } Fără schimb, { $stone } câștigă { $share }: { $strong ->
        [true] e mai bine să preiei piatra.
       *[other] e mai bine să joci mai departe.
    }
trainer-returns = { $days ->
        [1] Întrebarea se întoarce mâine.
        [few] Întrebarea se întoarce în { $days } zile.
       *[other] Întrebarea se întoarce în { $days } de zile.
    }
daily-problem = Problema zilei
next-unsolved = Următoarea nerezolvată
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
find-move = { COLOUR($player, -Negrul, -Albul) } joacă și câștigă: găsește singura mutare câștigătoare.
told-area = Indiciu: mutarea este în zona marcată.
told-move = Indiciu: mutarea este { $move }.
right-move = Corect: { $move } este singura mutare câștigătoare.
right-end = Corect: { $move } câștigă.
right-so-far = Corect: { $move }.
defended = Corect: { $move }. { COLOUR($player, -Negrul, -Albul) } se apără cu { $answer }: găsește mutarea care câștigă în continuare.
right-line = { COLOUR($player, -Negrul, -Albul) } câștigă împotriva oricărei apărări, de exemplu:
wrong-move =
    { $move } nu câștigă. { $ready ->
        [true] Se caută răspunsul…
       *[other] Răspunsul apare după ce se încarcă motorul.
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
friend = Prietenul tău
friend-to-move = Acum trimite linkul prietenului tău.
friend-sent = Se așteaptă linkul prietenului tău.
send-link-told = Trimite linkul
friend-link-longer = { "" }
friend-link-same = { "" }
friend-link-older = Acest link este mai vechi decât partida de aici. Partida rămâne cum este.
friend-link-other = Acest link contrazice partida de aici, care rămâne cum este. Mutările din link:
none-found = Nicio partidă de aici nu are aceste cuvinte.
watching-told = Partidă primită. Continuă:
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
set-up-stone = Celula aleasă primește
# Whose turn it is: one of the players.
set-up-turn = Urmează
clear-board = Golește tabla
make-problem = Fă din ea o problemă
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
win-rate = câștigă { $share }
signs-inaccuracy = ?!
signs-mistake = ?
signs-blunder = ??
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
mistake = { $number }. { $move } costă { $cost }, mai bine era { $better }
accuracy = { COLOUR($player, -Negrul, -Albul) } a pierdut în medie { $loss } pe mutare · { $counts }
no-mistakes = fără greșeli
given = 1. { $move } câștigă { $chance } pentru cine o ia: cu regula plăcintei, se face schimb.
curve-at = { $move } · { $player } { $chance }
curve-start = Început
learn = Învață din greșelile tale
learn-from = Învață din greșelile { COLOUR($player, -negrului, -albului) }
mistake-count = Greșeala { $number } din { $total }
show-answer = Arată răspunsul
next-mistake = Următoarea
end-learning = Încheie
verdicts-ask = Găsește o mutare mai bună decât { $move }.
verdicts-judging = Este { $tried } mai bună? Motorul caută …
verdicts-best = Corect: { $tried } este cea mai bună mutare.
verdicts-good = Corect: { $tried } este la fel de bună ca { $better }.
verdicts-worse = Nu e mai bună: { $tried } costă { $cost } din șansele de câștig. Mai încearcă.
verdicts-told = Răspunsul este { $better }.
verdicts-done = Mutări mai bune găsite fără ajutor: { $found } din { $total }.
even-stones =
    { $hasBest ->
        [true] { $even ->
            [true] Cele mai echilibrate deschideri, fără schimb: { $best }.
           *[other] Nicio deschidere nu este echilibrată, după câte se știe; cele mai apropiate, fără schimb: { $best }.
        }
       *[other] Nicio deschidere nu este echilibrată: despre fiecare este demonstrat dacă câștigă sau pierde.
    }
# A winning chance, and how far it may be wrong: 0 where it is proven.
winning-chance =
    { $error ->
        [0] { $share }
       *[other] { $share } ± { $error }
    }
answers =
    { $taking } câștigă { $taken }{ $even ->
        [true] : echilibrată
       *[other] {""}
    }. { $hasBest ->
        [true] Cel mai bun răspuns: { $best }
       *[other] Continuarea fără el câștigă { $answered }, cu cel mai bun răspuns
    }.
openings-offer =
    { $ply ->
        [0] Cât de echilibrată este fiecare deschidere?
       *[other] Merită această piatră un schimb?
    }
stones-legend =
    { $proven ->
        [all] Număr: procentul de victorii al pietrei fără schimb.
       *[other] { $even ->
            [true] Albastru: echilibrată, după câte se știe.
           *[other] Albastru: cea mai apropiată de echilibru.
        } Număr: procentul de victorii al pietrei fără schimb.
    }
answers-legend = Număr: procentul de victorii al răspunsului.
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
tasks-gap-text = Piatra ta din stânga și lanțul tău din dreapta și de jos sunt la o celulă distanță. Ce celulă le leagă?
tasks-gap-done = Acum e un singur lanț și atinge toate cele trei laturi.
tasks-arms-text = Trei brațe, și fiecare ajunge la o latură. Ce celulă face din ele un lanț?
tasks-arms-done = Acesta e Y-ul care dă numele jocului.
tasks-race-text = { -Albul } tocmai a pus a4, ca să-ți despartă pietrele. Leagă-le pe jos; după aceea, două celule duc la latura dreaptă.
tasks-race-done = d4 și e5 duceau amândouă la latura dreaptă, iar { -albul } putea lua numai una.
tasks-corner-text = Un colț aparține ambelor sale laturi. Lanțul tău din stânga atinge două laturi. Ce celulă o adaugă pe a treia?
tasks-corner-done = Colțul face parte și din latura stângă, și din cea dreaptă: ai câștigat.
tasks-low-text = La fel, jos. Lanțul tău atinge latura dreaptă și pe cea de jos. Ce celulă aparține și laturii stângi?
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
tasks-mirror-text = La fel, în partea cealaltă: c3, piatra { -negrului }, coboară prin dreapta. Ce blocaj ține?
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
tasks-side-text = Și o piatră de lângă colț?
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
tasks-bend-2-text = Încă o dată: ce piatră câștigă împotriva oricărui răspuns?
tasks-bend-2-done = Punțile și amenințările duble sunt aceleași ca pe orice tablă de Y.
tasks-handicap-text = Un handicap compensează forța: { -negrul } începe cu pietre în plus și nu există schimb. Prima dintre acestea două stă într-un colț, unde face puțin. Pune-o pe a doua astfel încât să câștigi.
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
tasks-hexescape-text = La fel, cu o piatră în mijloc: d4 e ieșirea ta.
tasks-hexescape-done = d4 avea puntea ei spre latura de jos, deci și scara.
tasks-hexclimb-text = Mergi mai departe de la a4. De data aceasta nimic nu așteaptă la capătul scării: pune tu ieșirea, la timp.
tasks-hexclimb-done = e4 a fost ieșirea: amenința două lucruri deodată.
tasks-hexread-text = Pietrele tale stau sus și jos. Găsește-o pe cea care le leagă prin perechi.
tasks-hexread-done = Patru mutări înainte, și fiecare avea răspunsul ei.
tasks-diagonal-text = Fără schimb, pe patru rânduri numai patru deschideri câștigă. Privește diagonala scurtă, de la d1 la a4.
tasks-diagonal-done = Diagonala scurtă merge de la un colț al jucătorilor la celălalt. Mijlocul ei e locul cel mai puternic la Hex.
tasks-hexswap-text = { -Negrul } a deschis în mijloc. Faci schimbul sau răspunzi?
tasks-hexswap-done = La Hex piatra schimbată trece în oglindă, ca să valoreze la fel pentru tine.
tasks-hexleave-text = Și colțul ascuțit a1?
tasks-hexleave-done = E prea slab pentru un schimb. Mai bine iei mijlocul.
tasks-hexmirror-text = Și colțul obtuz c1, la un capăt al diagonalei scurte?
tasks-hexmirror-done = Pe această tablă mică el câștigă, așa că ia-l.
lesson-board = Tabla lecției
lesson-count = Exercițiul { $step } din { $count }
all-lessons = Toate lecțiile
play-position = Joacă poziția până la capăt
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
refuted-slow = Până la urmă ajunge și așa, dar o altă mutare reușește imediat.
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
way-easy-text = O tablă mică și un adversar blând
way-familiar = Cunosc Hex
way-familiar-text = Vezi ce diferă, apoi joacă
familiar-text = Y este Hex pe un triunghi. Ambii jucători au același scop, un lanț care atinge toate cele trei laturi, așa că laturile nu au culori. Punțile, scările și schimbul funcționează ca în Hex.
invitation = Prietenul tău te invită la o partidă
way-answer = Răspunde cu o mutare
way-answer-text = Apoi trimite-i prietenului linkul pe care îl oferă pagina.
start-game-told = Joacă { $title } { $size }
engine-ready = Totul e gata de joc

## The welcome, the lessons and the dialog for a new game: a new game

level-label = Nivel
more-choices = Mai multe opțiuni
running-kept = Partida ta este salvată în Partide.
rivals-computer = Calculator
rivals-friend = Prieten pe acest aparat
rivals-link = Prieten prin link
rivals-bots = Doi boți

## The room of the game: strips, notice, list of moves, buttons of the moment

backward = Înapoi
forward = Înainte
lens-options = Afișare și avertismente
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
reasons-swap-text = Prima mutare este un avantaj. Regula plăcintei îl compensează, ca atunci când un copil taie plăcinta și celălalt alege: după prima piatră, al doilea jucător o poate lua în loc să pună una. Dacă jucătorii unesc laturi diferite, piatra trece pe celula ei simetrică, unde valorează la fel pentru noul stăpân. Așadar, deschide cu o piatră nici prea puternică, nici prea slabă.
takes =
    { $self ->
        [true] Iei { $count }.
       *[other] { COLOUR($name, -Negrul, -Albul) } ia { $count }.
    }
# $begun: whether a stone was placed in this turn before.
stones-left =
    { $left ->
        [one] { $begun ->
            [true] Încă o piatră în această tură.
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
take-back = Retrage
play-now = Joacă acum
pause-bot = Pauză
play-on = Continuă
rival = { $title }: putere și setări
page-title = { $news } – { $page }
your-turn = E rândul tău

## Levels of play

levels = Niveluri
others = Altele
level = Nivelul { $level }
level-of = Nivelul { $level } din { $count }
stronger = Îți merge bine. Încerci acum cu { $title }?
weaker = { $title } e ceva mai ușor de învins. Încerci?
standing =
    { $elo ->
        [none] { level-of } · { $sizes ->
            [one] forță măsurată la mărimea { $smaller }
           *[other] forță măsurată la mărimile { $smaller } și { $larger }
        }
        [0] { level-of }
       *[other] { level-of } · cu circa { $elo } Elo peste nivelul 1
    }

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
size-cells =
    { $size } ({ $cells ->
        [one] { $cells } celulă
        [few] { $cells } celule
       *[other] { $cells } de celule
    })
size-large = O partidă pe o tablă atât de mare are sute de mutări. Boții se gândesc la fel de mult ca pe altele, așa că văd mai puțin.
start = Începe
studying = Arată valorile exacte
ponder = Gândește și când e rândul meu
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
# Of the person's worst mistake, after a lost game.
turning-point = Punctul de cotitură a fost mutarea { $number }: { $move } a costat { $cost } din șansele de câștig. Mai bine: { $better }.

## The page: two bots

watching = Doi boți
step = O mutare
pace = Pe mutare

## The page: clocks

clock = Ceas
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

alarm = Avertizează-mă la greșeli grave
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
        [even] Cea mai bună primă piatră: { $move }, cel puțin la fel de echilibrată ca oricare alta: câștigă { $chance } dacă nu se face schimbul.
        [proven] Despre fiecare primă piatră este demonstrat dacă câștigă, deci niciuna nu este echilibrată; { $move } este la fel de bună ca oricare.
       *[no] Cea mai bună: { $move }, câștigă { $chance }.
    } { $faint ->
        [true] Numerele șterse sunt nesigure.{" "}
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
    { $done } din { $total ->
        [one] { $total } poziție
        [few] { $total } poziții
       *[other] { $total } de poziții
    }
curve = Șansele de câștig pentru { $player } după fiecare mutare: { $chances }
alarm-told = Mutarea ți-a redus șansele de câștig cu circa { $cost }.
hint-waits = Se caută un indiciu …
hint-told = Indiciu: { $move }.
# The best move is another one than the $first told.
hint-changed = Indiciu: { $move } după o căutare mai lungă, nu { $first }.
hint-lost = Orice mutare pierde împotriva celui mai bun joc; { $move } îl îngreunează cel mai mult.
hint-somewhere = Indiciu: o mutare bună se află în zona marcată.

## What is proven: reasons for mistakes, hints, and what is on the board

prove = Ce se vede pe tablă?
proofs-wait = Motorul caută …
proofs-found = demonstrat: { $count }
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
       *[other] { $better } câștigă sigur.
    }
reason-double = { $better } câștigă printr-o amenințare dublă: două căi pentru fiecare legătură care lipsește.
reason-doubled = După { $move } adversarul câștigă printr-o amenințare dublă, { $answer }: două căi pentru fiecare legătură care lipsește.
reason-must = Adversarul amenință să câștige, iar { $move } nu împiedică asta: o pot face doar { $cells }.
reason-loses =
    { $answer ->
        [none] După { $move } adversarul câștigă sigur.
       *[other] După { $move } adversarul câștigă sigur, începând cu { $answer }.
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
reason-ladder-escape = { $better } este o ieșire din scară: o scară de la { $one } care începe la { $answer } amenință să lege { $one } de { $other }; după { $move } niciuna.
reason-ladder-fails = { $move } începe o scară de la { $one } spre { $other } care nu leagă; { $better } asigură legătura.
reason-dead = { $move } este o celulă moartă: o piatră acolo nu schimbă nimic.
reason-numbers = Pietre care le mai lipsesc { COLOUR($first, -negrului, -albului) } și { COLOUR($second, -negrului, -albului) }: { $one } și { $other } după { $move }, { $betterOne } și { $betterOther } după { $better }.
# Where nothing is proven: $best and $worse are win rates.
reason-searched = După căutare, { $better } câștigă { $best }, { $move } { $worse }.
advice-wins = Există o mutare care câștigă sigur.
advice-double = Pe tablă există o amenințare dublă.
advice-doubled = Adversarul amenință { $answer }, care câștigă printr-o amenințare dublă: două căi pentru fiecare legătură care lipsește.
advice-must = Adversarul amenință să câștige: doar { $cells } pot împiedica asta.
advice-cut = Lanțul de la { $one } are nevoie de { $other }.
advice-joins = Adversarul vrea să lege { $one } de { $other }.
advice-ladder-joins = Adversarul are de la { $one } o scară cu ieșire.
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
feature-double = { $player }: { $answer } câștigă, cu două căi pentru fiecare legătură care lipsește.
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

opening-link = Se deschide poziția din link.
opening-new = Se pregătește o partidă nouă.
engine-absent = Motorul nu a pornit, așa că partida trebuie să aștepte.
plays =
    { $self ->
        [true] Joci { $move }.
       *[other] { COLOUR($name, -Negrul, -Albul) } joacă { $move }.
    }
chance = { CAPITAL($result) }: urmează { COLOUR($player, -negrul, -albul) }.
draw = Remiză.
is-thinking = { $title } se gândește.
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
budget-kinds-seconds = Timp pe mutare
budget-kinds-playouts = Simulări pe mutare
budget-seconds =
    { $seconds ->
        [one] { $seconds } secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }
budget-playouts =
    { $playouts ->
        [one] { $playouts } simulare
        [few] { $playouts } simulări
       *[other] { $playouts } de simulări
    }
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
denied-python = Motorul nu poate porni: acest browser nu are WebAssembly sau are unul vechi. Folosește o versiune actuală de Firefox, Chrome, Edge sau Safari și dezactivează modul lui de blocare sau cel mai strict pentru acest site.
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
not-kept = Acest browser nu păstrează nimic pentru această pagină sau nu mai are loc pentru ea. Joacă mai departe, dar e posibil ca următoarea vizită să nu găsească această partidă; folosește „Distribuie” pentru a păstra o copie.
other-window = Pagina e deschisă și în altă fereastră. Poți juca în amândouă; vizita următoare continuă partida cu cea mai recentă mutare.
slept = Dispozitivul a fost în repaus o vreme. Între timp, ceasurile partidei au stat pe loc.
replaced = Motorul nu mai răspundea și a fost repornit. Partida ta continuă.
fewer-workers =
    Au pornit doar { $running } din { $wanted ->
        [one] { $wanted } fir de execuție
        [few] { $wanted } fire de execuție
       *[other] { $wanted } de fire de execuție
    }.
engine-failed = Motorul a eșuat de două ori la rând: { $reason } Partida ta e salvată.
engine-error = Motorul a refuzat: { $message }

## The engine: names

said-Ant-1 = Furnică 1
said-Snail-2 = Melc 2
said-Mouse-3 = Șoarece 3
said-Sparrow-4 = Vrabie 4
said-Squirrel-5 = Veveriță 5
said-Rabbit-6 = Iepure 6
said-Cat-7 = Pisică 7
said-Fox-8 = Vulpe 8
said-Wolf-9 = Lup 9
said-Tiger-10 = Tigru 10
said-Bear-11 = Urs 11
said-Elephant-12 = Elefant 12
said-Whale-13 = Balenă 13
said-Dragon-14 = Dragon 14
said-Tic_tac_toe = X și 0
said-Bent-Y = Y curbat
said-Random_turn-Y = Y cu ture la întâmplare
said-Random_turn-Hex = Hex cu ture la întâmplare
said-black = { -negru }
said-white = { -alb }
said-swap = schimb
said-pass = trece
said-heads = cap
said-tails = pajură
said-Connect-all-three-sides-with-one-chain-of-your-stones = Leagă toate cele trei laturi cu un singur lanț de pietre.
said-Whoever-takes-the-last-token-wins = Câștigă cine ia ultimul jeton.
said-Get-three-in-a-row = Pune trei în linie.
said-three-sides-connected = trei laturi legate
said-two-sides-connected = două laturi legate
said-three-in-a-line = trei în linie
said-board-full = tablă plină
said-last-token-taken = ultimul jeton luat
said-resignation = cedare
said-out-of-time = timp expirat
said-forfeit = descalificare
said-Moves = Mutări
said-My-games = Partide
said-HexWorld-link = Link HexWorld
said-Pie-rule = Regula plăcintei
said-After-the-first-stone-the-second-player-may-take-it-over = După prima piatră, al doilea jucător o poate prelua.
said-Two-stones-a-turn = Două pietre pe tură
said-The-first-turn-has-one-stone-every-later-one-two-there-is-no-swap = Prima tură are o piatră, fiecare tură următoare două; nu există schimb.
said-Handicap = Handicap
said-The-first-player-begins-with-so-many-extra-stones-there-is-no-swap = Primul jucător începe cu atâtea pietre în plus; nu există schimb.
said-Swap-sides = Schimb de laturi
said-The-stone-that-is-taken-over-stays-in-place-and-the-players-trade-sides = Piatra preluată rămâne pe loc, iar jucătorii își schimbă laturile.
said-Largest-take = Cel mult odată
said-The-most-tokens-that-a-player-may-take-at-once = Câte jetoane poate lua un jucător dintr-odată, cel mult.
said-Net = Rețea
said-Tree-search-guided-by-a-small-network-that-has-learnt-by-playing-against-itself-The-strongest = Căutare în arbore condusă de o mică rețea care a învățat jucând împotriva ei însăși. Cel mai puternic.
said-Tree-search-with-millions-of-random-games-per-second = Căutare în arbore cu milioane de partide aleatoare pe secundă.
said-Tree-search-with-a-bandit-at-each-node-and-random-games-at-the-leaves = Căutare în arbore cu un bandit în fiecare nod și partide aleatoare în frunze.
said-UCT-that-shares-what-it-learns-among-moves = UCT care împarte între mutări ceea ce învață.
said-MCTS-with-chance = MCTS cu hazard
said-UCT-for-games-with-chance = UCT pentru jocuri cu hazard.
said-Heuristic = Euristic
said-Tree-search-guided-by-shortest-paths-bridges-and-groups = Căutare în arbore ghidată de drumuri minime, punți și grupuri.
said-Alpha_beta = Alfa-beta
said-Looks-ahead-and-cuts-branches-that-cannot-matter = Calculează înainte și taie ramurile care nu pot conta.
said-Looks-ahead-at-every-move = Calculează înainte fiecare mutare.
said-Assumes-that-its-opponent-moves-at-random = Presupune că adversarul joacă la întâmplare.
said-Looks-ahead-and-averages-over-chance = Calculează înainte și face media peste hazard.
said-One-bandit-with-the-legal-moves-as-its-arms = Un singur bandit, ale cărui brațe sunt mutările permise.
said-Flat-Monte-Carlo = Monte Carlo plat
said-Plays-the-same-number-of-random-games-after-every-move = Joacă același număr de partide aleatoare după fiecare mutare.
said-Random = La întâmplare
said-Plays-any-legal-move = Face orice mutare permisă.
said-Descents-per-batch = Coborâri pe lot
said-Words-of-64-playouts-per-leaf = Cuvinte de 64 de simulări pe frunză
said-RAVE-weight-visits-sqrt-cells-at-which-a-move-s-own-results-equal-AMAF = Pondere RAVE: vizite / sqrt(celule) la care rezultatele proprii ale unei mutări egalează AMAF
said-Noise-on-a-move-s-score-its-standard-deviation-sqrt-visits-plus-RAVE-weight-sqrt-cells = Zgomot în scorul unei mutări: abaterea standard * sqrt(vizite + ponderea RAVE) * sqrt(celule)
said-Positions-that-the-network-judges-at-a-time = Poziții pe care rețeaua le judecă deodată
said-Exploration-c = Explorare (c)
said-First_play-urgency-by-how-much-less-than-its-position-a-move-is-worth-that-was-never-tried = Urgența primei vizite: cu cât valorează mai puțin decât poziția ei o mutare care nu a fost încercată niciodată
said-Largest-tree-in-MiB-a-full-tree-drops-the-nodes-with-the-fewest-visits = Mărimea maximă a arborelui în MiB; plin, renunță la nodurile cu cele mai puține vizite
said-Playouts-with-replies-whoever-loses-one-half-of-a-link-gets-the-other = Simulări cu răspunsuri: cine pierde o jumătate dintr-o legătură o primește pe cealaltă
said-Weight-of-what-the-patterns-on-the-board-say-of-who-wins = Ponderea a ceea ce spun tiparele de pe tablă despre cine câștigă
said-Weight-of-the-learned-patterns-around-a-move = Ponderea tiparelor învățate din jurul unei mutări
said-Handicap-chance-to-see-a-move-beside-the-last-stone-k-cells-away-it-is-this-to-the-power-of-k = Handicap: șansa de a vedea o mutare lângă ultima piatră; la k celule distanță este aceasta la puterea k
said-Handicap-size-of-the-errors-in-judging-the-moves-before-one-is-chosen = Handicap: mărimea erorilor la evaluarea mutărilor înainte de alegere
said-Exploration-Cp = Explorare (Cp)
said-Exploration = Explorare
said-Playouts-per-iteration-0-as-many-as-the-game-plays-at-once = Simulări pe iterație (0: câte joacă jocul deodată)
said-Largest-tree-in-nodes-a-full-tree-grows-no-further = Mărimea maximă a arborelui în noduri; plin, nu mai crește
said-RAVE-weight-playouts-k-of-a-move-at-which-AMAF-still-counts-for-half-in-sqrt-k-3-N-plus-k = Pondere RAVE: simulări k ale unei mutări la care AMAF mai contează jumătate, în sqrt(k / (3 N + k))
said-Weight-of-both-players-shortest-paths = Ponderea drumurilor minime ale ambilor jucători
said-Weight-of-both-players-two_distances = Ponderea distanțelor duble ale ambilor jucători
said-Weight-of-bridges-to-one-s-own-stones-and-sides = Ponderea punților spre pietrele și laturile proprii
said-Weight-of-nearness-to-the-centre = Ponderea apropierii de centru
said-Weight-of-connecting-chains = Ponderea legării lanțurilor
said-Weight-of-empty-neighbouring-cells = Ponderea celulelor vecine goale
said-Weight-of-nearness-to-one-s-own-sides = Ponderea apropierii de laturile proprii
said-Progressive-bias-weight-of-a-move-s-promise-visits-plus-1 = Bias progresiv: ponderea promisiunii unei mutări / (vizite + 1)
said-Progressive-widening-moves-tried-2-per-visit = Lărgire progresivă: (mutări încercate)^2 pe vizită
said-Playouts-random-cells-from-which-the-most-promising-is-played = Simulări: celule aleatoare dintre care se joacă cea mai promițătoare
said-Playouts-length-in-moves-size-of-the-board = Simulări: lungimea în mutări / mărimea tablei
said-Search-depth-in-moves-at-most = Adâncimea maximă a căutării, în mutări
said-Search-depth-in-moves-at-most-not-counting-moves-of-chance = Adâncimea maximă a căutării, în mutări, fără cele ale hazardului
said-Shortcuts-winning-moves-are-played-at-once-and-proven-results-are-backed-up = Scurtături: mutările câștigătoare se joacă imediat, iar rezultatele demonstrate se retropropagă
said-Expansion = Expansiune
said-one-child = un copil
said-all-children = toți copiii
said-Backpropagation = Retropropagare
said-each-playout-counts-as-a-visit = fiecare simulare contează ca o vizită
said-one-visit-and-the-sum-of-its-playouts = o vizită și suma simulărilor sale
said-one-visit-and-the-mean-of-its-playouts = o vizită și media simulărilor sale
said-Final-move = Mutarea finală
said-most-visits = cele mai multe vizite
said-most-visits-of-equals-the-first-tried = cele mai multe vizite; dintre cele egale, prima încercată
said-highest-value = cea mai mare valoare
said-highest-upper-confidence-bound = cea mai mare limită superioară de încredere
said-Iterative-deepening-one-move-deeper-each-time = Adâncire iterativă: de fiecare dată cu o mutare mai mult
said-Quiet-positions-looks-beyond-the-depth-while-a-move-changes-the-evaluation-by-more-than-this = Poziții liniștite: caută dincolo de adâncime cât timp o mutare schimbă evaluarea cu mai mult de atât
said-Order-of-moves = Ordinea mutărilor
said-natural = naturală
said-random = aleatorie
said-history-heuristic = euristica istoricului
said-best-first = întâi cea mai bună
said-worst-first = întâi cea mai slabă

## The engine: refusals

said-Unknown-game-game-expected-known = Joc necunoscut, „{ $game }”: era așteptat { $known }.
said-Size-size-is-not-a-size-of-title-expected-smallest-to-largest = { $title } nu are mărimea { $size }: era așteptată una de la { $smallest } la { $largest }.
said-Size-size-is-not-a-size-of-title-expected-known = { $title } nu are mărimea { $size }: era așteptată { $known }.
said-owner-has-no-name-expected-none = { $owner } nu are „{ $name }”: nu era așteptat nimic.
said-owner-has-no-name-expected-known = { $owner } nu are „{ $name }”: era așteptat { $known }.
said-part-is-not-understood-expected-name-value = „{ $part }” nu se înțelege: era așteptat nume=valoare.
said-Option-name-of-title-is-value-wrong = Opțiunea „{ $name }” din { $title } este { $value }: { $wrong }
said-expected-a-text = era așteptat un text.
said-expected-least-to-most-values = erau așteptate între { $least } și { $most } valori.
said-expected-on-or-off = era așteptat da sau nu.
said-expected-known = era așteptat { $known }.
said-expected-a-number-from-least-to-most = era așteptat un număr de la { $least } la { $most }.
said-expected-a-whole-number-from-least-to-most = era așteptat un număr întreg de la { $least } la { $most }.
said-title-is-no-game-for-two-expected-known = { $title } nu este un joc pentru doi: era așteptat { $known }.
said-title-has-no-network-expected-known = { $title } nu are rețea: era așteptat { $known }.
said-title-is-not-decided-by-Y-expected-Y-or-Hex = { $title } nu se decide ca Y: era așteptat Y sau Hex.
said-title-is-too-large-for-exact-values-expected-known = { $title } este prea mare pentru valori exacte: era așteptat { $known }.
said-title-with-empty-empty-cells-is-too-large-to-be-solved-expected-most-at-most = { $title }: prea multe celule goale pentru a rezolva poziția ({ $empty }); alege una cu cel mult { $most }.
said-This-is-too-large-to-be-solved-expected-at-most-largest-positions-to-examine-Choose-a-position-with-fewer-empty-cells = Poziția este prea mare pentru a fi rezolvată: numărul pozițiilor de examinat ar depăși { $largest }. Alege o poziție cu mai puține celule goale.
said-move-is-not-a-move-expected-a-cell-from-first-to-last = „{ $move }” nu este o mutare: era așteptată o celulă de la { $first } la { $last }.
said-A-swap-is-not-explained-expected-a-move-on-a-cell = Un schimb nu se explică: era așteptată o mutare pe o celulă.
said-move-is-not-a-move-expected-known = „{ $move }” nu este o mutare: era așteptată { $known }.
said-move-is-not-a-move-expected-kind-the-swap-of-this-game = „{ $move }” nu este o mutare: era așteptat { $kind }, schimbul acestei partide.
said-move-cannot-be-played-here-expected-one-of-count-legal-moves = „{ $move }” nu se poate juca aici: era așteptată una dintre mutările permise ({ $count }).
said-In-title-nobody-can-pass-expected-a-move = La { $title } nimeni nu poate trece peste rând: era așteptată o mutare.
said-Both-players-have-passed-expected-a-move = Ambii jucători au trecut peste rând: era așteptată o mutare.
said-The-game-is-over-expected-no-further-move = Partida s-a terminat: nu mai era așteptată nicio mutare.
said-The-game-is-over-expected-a-position-with-a-move-to-make = Partida s-a terminat: era așteptată o poziție în care se mai poate juca.
said-There-is-nothing-to-take-back-expected-a-position-after-some-move = Nu există nicio mutare de retras: era așteptată o poziție de după o mutare.
said-Unknown-bot-bot-expected-known = Bot necunoscut, „{ $bot }”: era așteptat { $known }.
said-The-bot-bot-does-not-play-title-expected-one-that-does = Botul „{ $bot }” nu joacă { $title }: era așteptat unul care joacă.
said-Setting-name-of-bot-is-value-wrong = Setarea „{ $name }” a lui { $bot } este { $value }: { $wrong }
said-Invalid-budget-text-expected-playouts-as-500-or-seconds-as-0-5s = Buget nevalid, „{ $text }”: erau așteptate simulări, ca 500, sau secunde, ca 0.5s.
said-Invalid-bot-text-expected-a-form-like-wye-wye-0-5s-or-wye-2-0-5s = Bot nevalid, „{ $text }”: era așteptat ceva ca wye, wye@0.5s sau wye*2@0.5s.
said-A-budget-is-either-seconds-or-playouts-expected-exactly-one-of-them = Bugetul unui bot este în secunde sau în simulări: era așteptat exact unul dintre ele.
said-A-budget-of-seconds-seconds-wrong = Un buget de { $seconds } secunde: { $wrong }
said-A-budget-of-playouts-playouts-wrong = Un buget de { $playouts } simulări: { $wrong }
said-title-has-no-levels-expected-a-bot-by-its-name = { $title } nu are niveluri: era așteptat numele unui bot.
said-There-is-no-bot-in-the-file-bot-expected-a-file-that-can-be-read = În fișierul „{ $bot }” nu este niciun bot: era așteptat un fișier care poate fi citit.
said-file-line-line-the-file-is-no-text-expected-UTF_8-or-the-encoding-that-its-first-lines-name = { $file }, linia { $line }: fișierul nu este text: era așteptat UTF-8 sau codificarea numită în primele lui linii.
said-file-line-line-the-file-has-count-characters-expected-most-at-most = { $file }, linia { $line }: fișierul are prea multe caractere ({ $count }): erau așteptate cel mult { $most }.
said-file-line-line-this-is-not-Python-reason-expected-valid-code = { $file }, linia { $line }: acesta nu este Python ({ $reason }): era așteptat cod valid.
said-file-line-line-there-is-no-search-that-yields-expected-def-search-state-dice-playouts-with-a-yield-in-it = { $file }, linia { $line }: nu există un search care produce mutări: era așteptat def search(state, dice, playouts) cu un yield.
said-file-line-line-search-given-cannot-be-called-expected-def-search-state-dice-playouts-where-further-parameters-have-defaults = { $file }, linia { $line }: search({ $given }) nu poate fi apelat: era așteptat def search(state, dice, playouts), cu valori implicite pentru ceilalți parametri.
said-file-line-line-search-has-ended-without-a-move-expected-a-yield-before-its-end = { $file }, linia { $line }: search s-a terminat fără mutare: era așteptat un yield înainte de sfârșit.
said-file-line-line-yield-said-names-no-move-with-its-value-expected-one-of-state-legal-and-a-number-from-0-to-1 = { $file }, linia { $line }: yield { $said } nu dă o mutare cu valoarea ei: erau așteptate una din state.legal() și un număr de la 0 la 1.
said-file-line-line-the-time-is-over-expected-an-answer-within-seconds-seconds = { $file }, linia { $line }: timpul s-a terminat: era așteptat un răspuns în { $seconds } secunde.
said-file-line-line-functions-call-each-other-too-deeply-expected-a-recursion-that-ends = { $file }, linia { $line }: funcțiile se apelează una pe alta de prea multe ori: era așteptată o recursie care se termină.
said-file-line-line-kind-reason-expected-code-that-raises-nothing = { $file }, linia { $line }: { $kind } ({ $reason }): era așteptat cod care nu ridică nicio excepție.
said-file-line-line-wrong = { $file }, linia { $line }: { $wrong }
said-Level-number-expected-1-to-count = Nivelul { $number }: era așteptat unul de la 1 la { $count }.
said-The-levels-of-game-size-expected-1-to-count-in-turn = Nivelurile din { $game } { $size }: erau așteptate de la 1 la { $count }, în ordine.
said-count-processes-expected-1-to-most = Procese: { $count }; erau așteptate de la 1 la { $most }.
said-The-bot-bot-cannot-use-several-processes-expected-known = Botul „{ $bot }” nu poate folosi mai multe procese: era așteptat { $known }.
said-The-engine-is-thinking-already-expected-a-stop-first = Motorul gândește deja: era așteptată mai întâi oprirea lui.
said-The-root-tells-of-moves-that-are-not-legal-expected-that-of-the-same-position = Rădăcina vorbește de mutări care nu sunt permise: era așteptată cea a aceleiași poziții.
said-form-line-line-column-column-wrong = { $form }, linia { $line }, coloana { $column }: { $wrong }
said-The-text-is-empty-expected-a-game = Textul este gol: era așteptată o partidă.
said-The-text-has-count-characters-expected-most-at-most = Textul este prea lung ({ $count }): erau așteptate cel mult { $most } caractere.
said-The-record-has-count-characters-expected-most-at-most = Partida este prea lungă ({ $count }): erau așteptate cel mult { $most } caractere.
said-text-is-not-a-game-record-expected-something-like-y11_pie-f6-swap-c4 = „{ $text }” nu este o partidă: era așteptat ceva ca „y11-pie:f6.swap.c4”.
said-The-marks-text-of-the-link-are-none-of-its-board-expected-something-like-circle_c3-label_a1_A = Marcajele „{ $text }” din link nu sunt de pe tabla lui: era așteptat ceva ca „circle-c3.label-a1-A”.
said-The-record-begins-with-head-wrong = Partida începe cu „{ $head }”. { $wrong }
said-Move-number-of-the-record-cannot-be-played-wrong = Mutarea { $number } a partidei nu se poate juca. { $wrong }
said-found-sign-expected-a-move = s-a găsit „{ $sign }”, era așteptată o mutare.
said-found-sign-expected-expected = s-a găsit „{ $sign }”, era așteptat { $expected }.
said-the-text-ends-expected-expected = textul se termină, era așteptat { $expected }.
said-The-list-tells-only-who-won-a-resignation-is-assumed = Lista spune doar cine a câștigat: se presupune că celălalt a cedat.
said-There-are-no-moves-in-this-link-expected-one-of-this-page-or-of-HexWorld-SGF-or-the-moves-themselves = În acest link nu sunt mutări: era așteptat unul al acestei pagini sau al HexWorld, SGF sau mutările însele.
said-The-result-said-was-left-out = Rezultatul „{ $said }” a fost omis.
said-found-number-found-expected-number = s-a găsit numărul { $found }, era așteptat { $number }.
said-two-moves-of-one-colour-in-a-row-expected-a-pass-between-them = două mutări consecutive ale unei culori: era așteptată o trecere între ele.
said-found-no-move-expected-one-at-least = nu s-a găsit nicio mutare, era așteptată cel puțin una.
said-form-game-number-wrong = { $form }, partida { $number }: { $wrong }
said-expected-a-game-as-My-games-keeps-it = era așteptată o partidă așa cum o păstrează Partide.
said-There-is-no-game-in-this-file-expected-one-at-least = În acest fișier nu este nicio partidă: era așteptată cel puțin una.
said-this-is-no-game-of-Hex-expected-one = aceasta nu este o partidă de Hex: era așteptată una.
said-expected-the-size-of-the-board-as-in-11-a1b2 = era așteptată mărimea tablei, ca în „#11,a1b2”.
said-the-board-has-two-sizes-expected-a-board-with-as-many-rows-as-columns = tabla are două mărimi: era așteptată una cu tot atâtea rânduri câte coloane.
said-found-sign-expected-before-the-moves = s-a găsit „{ $sign }”, era așteptat „,” înaintea mutărilor.
said-found-sign-expected-a-move-like-c4-or-s = s-a găsit „{ $sign }”, era așteptată o mutare ca „c4” sau „:s”.
said-file-holds-no-levels-expected-a-new-file-or-one-with-levels = { $file } nu conține niveluri: era așteptat un fișier nou sau unul cu niveluri.
said-file-holds-no-first-stones-expected-a-new-file-or-one-with-some = { $file } nu conține deschideri: era așteptat un fișier nou sau unul cu câteva.
said-the-first-node-has-no-GM-expected-GM-11-for-Hex-or-GM-Y = primului nod îi lipsește GM: era așteptat GM[11] pentru Hex sau GM[Y].
said-the-first-node-has-no-SZ-expected-SZ-and-the-size = primului nod îi lipsește SZ: era așteptat SZ și mărimea.
said-GM-kind-is-another-game-expected-GM-11-for-Hex-or-GM-Y = GM[{ $kind }] este alt joc: era așteptat GM[11] pentru Hex sau GM[Y].
said-SZ-size-is-not-a-size-expected-a-whole-number = SZ[{ $size }] nu este o mărime: era așteptat un număr întreg.
said-expected-a-value-in-brackets-for-property-name = era așteptată o valoare în paranteze drepte pentru proprietatea { $name }.
said-property-name-occurs-twice-in-one-node-expected-it-once = proprietatea { $name } apare de două ori într-un nod: era așteptată o dată.
said-stones-are-taken-away-after-the-start-expected-stones-that-are-added = sunt luate pietre după început: erau așteptate pietre care se adaugă.
said-property-name-has-value-expected-cells-from-first-to-last-each-once = proprietatea { $name } are „{ $value }”: erau așteptate celule de la { $first } la { $last }, fiecare o singură dată.
said-title-is-assumed = Se presupune { $title }.
said-Size-size-is-assumed = Se presupune mărimea { $size }.
said-Games-of-other-kinds-were-skipped-count = Partide de alte jocuri omise: { $count }.
said-Properties-without-a-value-were-left-out-count = Proprietăți fără valoare omise: { $count }.
said-Values-of-PL-that-are-no-player-were-left-out-count = Valori PL care nu sunt un jucător omise: { $count }.
said-Moves-after-the-end-of-the-game-were-left-out-count = Mutări de după sfârșitul partidei omise: { $count }.
said-Marks-that-are-on-no-cell-were-left-out-count = Marcaje care nu sunt pe nicio celulă omise: { $count }.
said-Labels-were-cut-to-most-characters-count = Etichete scurtate la { $most } caractere: { $count }.
said-title-cannot-be-written-as-SGF-expected-known = { $title } nu se poate scrie ca SGF: era așteptat { $known }.
said-this-is-not-JSON-expected-one-object = acesta nu este JSON: era așteptat un obiect.
said-the-text-is-nested-too-deeply-or-a-number-is-too-long-expected-one-object = textul este imbricat prea adânc sau un număr este prea lung: era așteptat un obiect.
said-this-is-not-an-object-expected-one-with-size-turn-players-and-layout = acesta nu este un obiect: era așteptat unul cu size, turn, players și layout.
said-name-is-missing-expected-size-turn-players-and-layout = lipsește { $name }: erau așteptate size, turn, players și layout.
said-size-is-found-expected-an-integer = size este { $found }: era așteptat un număr întreg.
said-turn-is-found-expected-0-or-1 = turn este { $found }: era așteptat 0 sau 1.
said-players-is-found-expected-two-different-letters = players este { $found }: erau așteptate două litere diferite.
said-layout-is-found-expected-text = layout este { $found }: era așteptat text.
said-the-layout-has-count-rows-expected-size-separated-by = rândurile din layout sunt { $count }: erau așteptate { $size }, despărțite prin „/”.
said-row-number-of-the-layout-has-count-cells-expected-number = celulele din rândul { $number } al layout sunt { $count }: erau așteptate { $number }.
said-the-layout-has-sign-at-cell-expected-first-second-or-empty = layout are „{ $sign }” la { $cell }: era așteptat „{ $first }”, „{ $second }” sau „{ $empty }”.
said-the-game-was-over-before-the-last-stone-expected-a-position-that-can-occur-in-a-game = partida se terminase înaintea ultimei pietre: era așteptată o poziție care poate apărea într-o partidă.
said-title-has-no-positions-to-set-up-expected-known = { $title } nu are poziții de așezat: era așteptat { $known }.
said-The-game-is-over-in-this-position-expected-one-in-which-nobody-has-won = Partida s-a terminat în această poziție: era așteptată una în care nu a câștigat nimeni.
said-Here-a-turn-has-several-stones-or-the-stone-may-be-taken-over-expected-neither = Aici o tură are mai multe pietre sau piatra poate fi preluată: nu era așteptată niciuna dintre ele.
said-Moves-of-playouts = Mutările simulărilor
said-Selection = Selecție
said-all-at-random = toate la întâmplare
said-Worth-of-a-draw-for-both-players-in-backpropagation = Valoarea unei remize pentru ambii jucători la retropropagare
said-Thompson-sampling = eșantionare Thompson
said-PUCT-with-equal-priors = PUCT cu probabilități a priori egale
said-a-winning-one-if-there-is-one = una câștigătoare dacă există
said-UCB1_tuned = UCB1-tuned
said-game-over = partidă terminată
said-too-many-moves = prea multe mutări
said-move-is-not-a-move-expected-one-of-known = „{ $move }” nu este o mutare: se aștepta una dintre { $known }.
said-file-line-line-after-most-moves-the-game-was-not-over-expected-a-winner-by-then-since-such-a-game-is-a-draw-here = { $file }, linia { $line }: după { $most } mutări partida nu se terminase: era așteptat un câștigător până atunci, căci aici o astfel de partidă este remiză.
said-file-line-line-winner-returns-said-expected-1-2-0-for-a-draw-or-None = { $file }, linia { $line }: winner întoarce { $said }: se aștepta 1, 2, 0 pentru remiză sau None.
said-There-is-no-game-in-the-file-file-expected-one-that-has-been-opened = Nu există niciun joc în fișierul „{ $file }”: se aștepta unul care a fost deschis.
said-file-line-line-function-returns-said-expected-a-number-from-0-to-1 = { $file }, linia { $line }: { $function } întoarce { $said }: se aștepta un număr de la 0 la 1.
said-file-line-line-moves-returns-said-expected-a-list-of-at-least-one-of-MOVES-as-the-game-is-not-over = { $file }, linia { $line }: moves întoarce { $said }: se aștepta o listă cu cel puțin una dintre MOVES, căci partida nu s-a terminat.
said-file-line-line-MOVES-has-names-expected-moves-whose-texts-differ-each-with-1-to-12-letters-digits-plus-_-or-_ = { $file }, linia { $line }: MOVES are { $names }: se așteptau mutări cu texte diferite, fiecare de 1 până la 12 litere, cifre, +, - sau _.
said-file-line-line-this-is-no-game-expected-the-functions-moves-apply-and-winner-and-MOVES-a-list-of-1-to-most-moves = { $file }, linia { $line }: acesta nu este un joc: se așteptau funcțiile moves, apply și winner, și MOVES, o listă de 1 până la { $most } mutări.
said-There-is-no-evaluation-in-file-expected-a-file-with-def-evaluate-state = În „{ $file }” nu există nicio evaluare: se aștepta un fișier cu def evaluate(state).

## Common

number = { $value }

### The lab

## The course

lab-course-short = Curs
lab-course-title = Un curs în opt lecții
lab-course-intro = Întâi prezice, apoi privește. Fiecare lecție își deschide experimentele cu valorile despre care vorbește.
lab-course-predict = Prezice
lab-course-see = Privește
lab-course-exercise = Exercițiu
lab-course-sources = Literatură
lab-course-experiments = Experimente
lab-lesson-ahead-title = A privi înainte
lab-lesson-ahead-text = Minimax privește câteva mutări înainte, judecă pozițiile de acolo și îl lasă pe fiecare jucător să aleagă cea mai bună valoare pentru sine. Ce găsește este exact dacă orice drum se termină cu partida; altfel, valorează cât evaluarea.
lab-lesson-ahead-predict = La X și 0 cu linii deschise, primul jucător are centrul și un colț (b2, c3), iar al doilea are colțul opus (a1) și este la mutare. Ce pătrat va alege minimax la adâncimea 3? Scrie-l înainte de ultimul pas.
lab-lesson-ahead-see = Valorile trec de la frunze la rădăcină, iar linia de pseudocod se schimbă cu fiecare nod. La Nim toate mutările au aceeași valoare: evaluarea uită cine a luat ultimul jeton.
lab-lesson-ahead-exercise = Corectează pe hârtie evaluarea jocului Nim: de cine trebuie să întrebe? Apoi compară cu căutarea fără greșeală.
lab-lesson-ahead-sources = Claude Shannon, Programming a computer for playing chess (1950).
lab-lesson-cuts-title = A lăsa deoparte ce nu poate conta
lab-lesson-cuts-text = Alfa-beta duce cu sine o fereastră de la alfa la beta. De îndată ce alfa atinge beta, cineva are mai sus o alegere mai bună, iar celelalte mutări de aici sunt lăsate deoparte. Valoarea rădăcinii rămâne aceeași.
lab-lesson-cuts-predict = Ce parte din frunzele lui minimax va vizita alfa-beta cu mutări nesortate și care cu cea mai bună mutare prima?
lab-lesson-cuts-see = Cu cea mai bună mutare prima, frunzele sunt b^⌈d/2⌉ + b^⌊d/2⌋ − 1, cam rădăcina pătrată din toate; o ordine proastă nu lasă deoparte aproape nimic. La fiecare retezare fereastra spune de ce. În „De ce alfa-beta este corect” o linie este greșită: prima promisiune încălcată poate fi urmărită până la rădăcină.
lab-lesson-cuts-exercise = Rezolvă ghicitoarea bancului fără greșeală cu trei semințe diferite. Spune cu voce tare la fiecare retezare cine are ceva mai bun și unde.
lab-lesson-cuts-sources = Donald Knuth și Ronald Moore, An analysis of alpha-beta pruning (1975).
lab-lesson-chance-title = Adversari care greșesc și zaruri
lab-lesson-chance-text = Expectimax face media acolo unde minimax ia minimul. Așteaptă mai mult de la un adversar care greșește și e pedepsit de unul care nu greșește; expectiminimax le îmbină după partea de greșeli.
lab-lesson-chance-predict = Câte răspunsuri dintr-o sută trebuie să fie la întâmplare pentru ca expectimax să aștepte mai mult decât minimax?
lab-lesson-chance-see = Liniile celor două strategii se încrucișează aproape de jumătate. Expectiminimax stă deasupra amândurora, dar trebuie să cunoască partea.
lab-lesson-chance-exercise = Găsește un arbore (o sămânță) în care nu se încrucișează niciodată și explică de ce prin frunzele lui.
lab-lesson-chance-sources = Donald Michie, Game-playing and game-learning automata (1966).
lab-lesson-bandits-title = A explora sau a folosi ce știi
lab-lesson-bandits-text = Un bandit are brațe cu șanse necunoscute. Cine trage mereu de cel mai bun de până acum poate rata unul mai bun; cine le încearcă pe toate la nesfârșit plătește pentru asta. UCB1 adaugă fiecărei medii jumătate dintr-un interval care se îngustează cu tragerile.
lab-lesson-bandits-predict = Ce strategie va avea cel mai mic regret după ultima tragere?
lab-lesson-bandits-see = Regretul lui UCB1 și al lui Thompson crește ca logaritmul tragerilor, cel al alegerii uniforme în linie dreaptă.
lab-lesson-bandits-exercise = Trage chiar tu de brațe de douăzeci de ori și învinge epsilon-greedy. Apoi apropie brațele (0,45; 0,5; 0,55): de ce au toți nevoie de mai mult timp?
lab-lesson-bandits-sources = Peter Auer, Nicolò Cesa-Bianchi și Paul Fischer, Finite-time analysis of the multiarmed bandit problem (2002).
lab-lesson-trees-title = Un arbore de bandiți
lab-lesson-trees-text = UCT tratează fiecare nod ca pe un bandit: selecție după limită, expansiune cu un copil, o partidă la întâmplare și scorul ei trimis înapoi la rădăcină. Arborele crește acolo unde valorile sunt mari.
lab-lesson-trees-predict = De la ce partidă va alege căutarea mereu mutarea pe care o joacă la sfârșit?
lab-lesson-trees-see = La fiecare pas barele arată valoarea și bonusul copiilor comparați, iar tabla arată poziția. Cu perspectiva greșită fiecare nod crede că adversarul ajută: căutarea prinde încredere și pierde. În „De ce bucla este corectă” aceeași greșeală încalcă promisiunea retropropagării la primul nod ales de adversar.
lab-lesson-trees-exercise = Oprește-te după zece iterații și calculează de mână selecția următoare. Apoi mergi mai departe și compară cu formula. Apoi crește tu un arbore și vezi ce ar fi ales UCT.
lab-lesson-trees-sources = Levente Kocsis și Csaba Szepesvári, Bandit based Monte-Carlo planning (2006).
lab-lesson-convergence-title = Cât de repede și cât de sigur
lab-lesson-convergence-text = Cu destule partide UCT converge la minimax. Mutarea este corectă cu mult înaintea valorii, fiindcă valoarea este o medie a tot ce s-a încercat. RAVE împrumută rezultate de la mutări asemănătoare și la început e mai rapid.
lab-lesson-convergence-predict = De la câte partide este mutarea corectă în cel puțin 95 % din căutări?
lab-lesson-convergence-see = Inelele mutărilor greșite dispar devreme, în timp ce punctele se apropie încet de valoarea exactă. Până la 100 de partide chiar se îndepărtează de ea, fiindcă cea mai mare dintre câteva medii zgomotoase este la început prea mare. În al doilea experiment, cu ambele axe logaritmice, distanța scade aproape în linie dreaptă de la 500 de partide încolo: o putere a partidelor.
lab-lesson-convergence-exercise = Citește panta acestei linii din două puncte. Câte partide ar mai înjumătăți o dată distanța?
lab-lesson-convergence-sources = Sylvain Gelly și David Silver, Monte-Carlo tree search and rapid action value estimation in computer Go (2011).
lab-lesson-strength-title = A măsura cine e mai bun
lab-lesson-strength-text = Un rezultat este un număr cu un interval. Partidele în perechi cu culori schimbate anulează avantajul primei mutări; un test secvențial se oprește de îndată ce dovezile ajung și spune dinainte cât de des va greși.
lab-lesson-strength-predict = Din 40 de partide pe mutare, e mai bine să cheltuiești mai mult pe iterații sau pe partide în fiecare iterație?
lab-lesson-strength-see = Între două rezultate hotărăște intervalul diferenței lor: el poate lăsa 0 pe dinafară chiar dacă intervalele lor se suprapun puțin. Clasamentele unui turneu se mișcă cu zeci de puncte până se joacă multe partide. Testul greșește cam cât a promis.
lab-lesson-strength-exercise = Proiectează un meci care să deosebească doi boți la 50 de puncte Elo unul de altul. De câte perechi de partide are nevoie testul în medie?
lab-lesson-strength-sources = Abraham Wald, Sequential tests of statistical hypotheses (1945); Ralph Bradley și Milton Terry, Rank analysis of incomplete block designs (1952).
lab-lesson-decisions-title = A decide sub hazard
lab-lesson-decisions-text = Fără adversar, dar cu hazard, un joc devine un proces de decizie Markov. Iterația valorilor, iterația politicilor și Q-learning îi găsesc cea mai bună politică, cu model sau fără; căutarea în arbore privește înainte dintr-o singură stare.
lab-lesson-decisions-predict = Este corectă politica înaintea valorilor sau invers?
lab-lesson-decisions-see = Politica se așază devreme. Iterația valorilor este corectă în fiecare celulă după douăsprezece treceri. Q-learning, căruia nimeni nu i-a spus regulile, mai are o mutare greșită în două celule după 300 de plimbări, iar fiindcă rata lui de învățare este fixă, valorile lui nu se opresc niciodată: doar mai multe plimbări nu îl așază.
lab-lesson-decisions-exercise = Schimbă recompensa unei mutări până când robotul aleargă dinadins la sfârșitul rău. La ce recompensă se întoarce prima săgeată?
lab-lesson-decisions-sources = Richard Bellman, Dynamic programming (1957); Christopher Watkins, Learning from delayed rewards (1989).

## The bench minimax

lab-minimax-predict = Dacă alfa-beta ia mutările în ordinea lor naturală, ce parte din frunzele lui minimax vizitează la adâncimea cea mai mare, în medie pe toate rulările?
lab-minimax-legend = Valorile sunt șanse de câștig ale jucătorului 1: max le vrea mari, min le vrea mici. Parantezele drepte cuprind fereastra de la alfa la beta cu care căutarea intră într-un nod. ≥ și ≤ arată limite: după o retezare, valoarea adevărată poate fi dincolo de număr. O muchie întreruptă și tăiată este o mutare retezată; motivul stă alături.
lab-minimax-plot-legend = Numărul mediu de frunze cu intervalul lui de 95 %, în funcție de adâncimea căutării. Pe scara logaritmică, o creștere exponențială este o dreaptă, a cărei pantă este logaritmul factorului de ramificare. Linie întreruptă: b^⌈d/2⌉ + b^⌊d/2⌋ − 1, cel mai mic număr posibil (Knuth și Moore).
lab-minimax-seen = Orice ordine găsește valoarea lui minimax; diferă doar munca. Dacă cea mai bună mutare vine prima, alfa-beta vizitează exact atât de puține frunze cât demonstrează Knuth și Moore, 53 din 729 în arborele obișnuit: factorul său efectiv de ramificare este cam rădăcina pătrată din cel al lui minimax, deci cu aceeași muncă vede de aproape două ori mai adânc. În ordine nesortată, alfa-beta retează cam două treimi, iar cu cea mai rea mutare la început nu retează aproape nimic. Euristica istoricului nu învață nimic din frunze aleatoare, dar învață ceva la X și 0. În presetarea cu greșeala, orice mutare la Nim are valoarea 0, iar căutarea o alege pe prima: evaluarea spune că jucătorul 1 a pierdut ori de câte ori grămada este goală. Ea ar trebui să întrebe cine a luat ultimul jeton, căci acel jucător a câștigat.
lab-minimax-paragraphs =
    Minimax calculează câteva mutări înainte și judecă pozițiile de acolo printr-o evaluare. Jucătorul 1, max, alege valoarea cea mai mare, iar jucătorul 2, min, pe cea mai mică, astfel că valorile urcă de la frunze la rădăcină. Alfa-beta poartă cu sine o fereastră: prin alegerile de pe drumul până la acest nod, max și-a asigurat deja cel puțin alfa, iar min cel mult beta. De îndată ce alfa atinge beta, unul dintre cei doi are mai sus o alegere cel puțin la fel de bună ca acest nod, așa că celelalte mutări de aici nu mai contează: aceasta este o retezare.

    Cu b mutări în fiecare nod și adâncimea d, minimax vizitează b^d frunze. Alfa-beta vizitează b^⌈d/2⌉ + b^⌊d/2⌋ − 1 dacă cea mai bună mutare vine prima în fiecare nod, iar în cel mai rău caz toate cele b^d, deci o ordine bună a mutărilor valorează mai mult decât un calculator mai rapid. Memoria este proporțională cu b ori d, fiindcă se păstrează un singur drum.

    Valoarea este exactă dacă fiecare drum ajunge la sfârșitul partidei. Dacă o căutare se oprește mai devreme, valoarea este doar atât de bună cât evaluarea. O căutare se poate opri la o adâncime fixă, după un timp fix (adâncirea iterativă întoarce atunci rezultatul ultimei adâncimi încheiate) sau unde poziția este liniștită, adică unde ultima mutare aproape că nu a schimbat evaluarea. Alfa-beta găsește mereu în rădăcină aceeași valoare ca minimax, cu mai puțină muncă.

    La X și 0 evaluarea numără linii deschise: 3 puncte pentru una cu două semne, 1 pentru una cu un singur semn, iar punctele adversarului se scad. Un avans de L puncte este șansa 1/2 + L / (2 (|L| + 6)): un avans de 6 valorează 0,75, unul de 1 cam 0,571.
lab-minimax-pseudocode =
    valoare(nod, adâncime, alfa, beta):
        dacă partida s-a încheiat sau adâncime = 0: întoarce evaluarea
        dacă mută jucătorul 1:
            pentru fiecare mutare:
                alfa = max(alfa, valoare(copil, adâncime - 1, alfa, beta))
                cu retezări, dacă alfa >= beta: retează celelalte mutări
            întoarce cea mai mare valoare găsită
        dacă mută jucătorul 2:
            pentru fiecare mutare:
                beta = min(beta, valoare(copil, adâncime - 1, alfa, beta))
                cu retezări, dacă alfa >= beta: retează celelalte mutări
            întoarce cea mai mică valoare găsită
lab-minimax-sources =
    Claude Shannon: Programming a computer for playing chess (1950).
    Donald Knuth, Ronald Moore: An analysis of alpha-beta pruning (1975).
    Jonathan Schaeffer: The history heuristic (1983).
lab-minimax-options-tenth = sub o zecime
lab-minimax-options-quarter = între o zecime și un sfert
lab-minimax-options-half = între un sfert și jumătate
lab-minimax-options-more = jumătate sau mai mult
lab-minimax-why-tenth = Alfa-beta vizitează atât de puține frunze doar dacă cea mai bună mutare vine prima în aproape fiecare nod, iar mutările nesortate au rareori un asemenea noroc.
lab-minimax-why-quarter = O retezare vine abia după o mutare bună. Cât de des vine aceasta devreme în ordinea naturală depinde de arbore: aici vine mai rar sau mai des decât cere răspunsul tău.
lab-minimax-why-half = Aceasta este proporția obișnuită în arbori mici cu frunze aleatoare. Aici ordinea naturală este mai bună sau mai rea decât una aleatoare, sau arborele are o altă adâncime, la care retezările economisesc altă parte.
lab-minimax-why-more = Ordinea nu trebuie să fie perfectă: o mutare bună printre primele ajunge pentru o retezare, iar una sus în arbore înlătură ramuri întregi.
lab-minimax-measured =
    În ordinea naturală, alfa-beta vizitează { NUMBER($share, maximumSignificantDigits: 4) } % din frunzele lui minimax (frunze: { NUMBER($leaves, maximumSignificantDigits: 4) }){ $best ->
        [none] { "" }
       *[other] ; cu cea mai bună mutare la început, { NUMBER($best, maximumSignificantDigits: 4) }
    }.
lab-minimax-across-title = Adâncime
lab-minimax-up-title = Frunze
lab-minimax-least = minimul posibil
lab-minimax-puzzle-task = Iată un arbore mic cu valorile frunzelor sale. Marchează mutările pe care alfa-beta le va reteza dacă încearcă mutările de sus în jos: alege un nod printr-un clic, sau cu săgețile și Enter. Tot ce se află sub un nod marcat se retează odată cu el.
lab-minimax-puzzle-marked = Frunze pe care le retezi: { $marked } din { $all }.
lab-minimax-puzzle-right = Corect: acestea sunt exact frunzele pe care alfa-beta le retează.
lab-minimax-puzzle-told = Dintre frunze, alfa-beta retează { $out }; ai găsit { $hits } dintre ele și ai marcat { $misses } pe care le vizitează. Fiecare retezare arată alfa ≥ beta.
lab-minimax-puzzle-out = retezată
lab-minimax-puzzle-visited = vizitată
lab-minimax-puzzle-missed = retezată, nemarcată
lab-minimax-puzzle-unmarked = nemarcată
lab-minimax-puzzle-cut-here = retezare:
lab-minimax-puzzle-leaf = frunză
lab-minimax-puzzle-yours = a ta
lab-minimax-puzzle-search = alfa-beta

## The bench chance

lab-chance-predict = Câte răspunsuri ale adversarului dintr-o sută trebuie să fie la întâmplare pentru ca expectimax să se poată aștepta la mai mult decât minimax, în medie pe toți arborii?
lab-chance-legend = Același arbore de trei ori. Minimax: adversarul dă cel mai rău răspuns. Expectimax: un răspuns la întâmplare, deci contează media. Expectiminimax: înainte de fiecare răspuns o monedă decide dacă este cel mai bun sau unul la întâmplare. Lângă o mutare a hazardului stă probabilitatea ei. Valorile sunt șanse de câștig ale jucătorului 1.
lab-chance-plot-legend = Avantajul mediu față de ceea ce poate aștepta minimax în același arbore, cu intervalul de 95 %: peste 0 se câștigă mai mult decât cu minimax, sub 0 mai puțin. Adversarii merg de la perfect (stânga) la aleator (dreapta); expectiminimax știe câte răspunsuri sunt la întâmplare. Tabelul are rezultatele însele, de la înfrângere (0) la victorie (1).
lab-chance-seen = Linia lui expectimax o intersectează pe cea a lui minimax. Contra unui adversar perfect, minimax se așteaptă la mai mult, căci expectimax se bizuie pe greșeli care nu vin; contra unuia aleator, expectimax se așteaptă la mai mult, căci minimax se apără de răspunsuri date rareori. În arbori cu adâncimea de două mutări, rezultatul se schimbă liniar cu proporția răspunsurilor la întâmplare, iar liniile se întâlnesc aproape de jumătate. Expectiminimax nu este niciodată sub vreuna dintre ele, dar trebuie să cunoască această proporție. În presetarea cu capcana, expectimax renunță la o remiză sigură pentru șansa ca adversarul să greșească: merită doar dacă cel puțin vreo 46 de răspunsuri dintr-o sută sunt la întâmplare. Minimax ia prima dintre mutările cu aceeași garanție, chiar dacă alta întinde o capcană fără niciun risc.
lab-chance-paragraphs =
    Valoarea unei mutări depinde de răspunsul adversarului. Minimax ia cea mai mică valoare a răspunsurilor: o garanție contra oricărui adversar. Expectimax ia media lor, ca și cum adversarul ar juca la întâmplare. Expectiminimax are trei feluri de noduri: max, min și noduri de hazard, cu probabilitățile rezultatelor lor. Aici hazardul este o monedă care decide înainte de fiecare răspuns dacă se dă cel mai bun sau unul la întâmplare.

    Toate trei vizitează fiecare nod: cu b mutări în fiecare nod și adâncimea d, timpul crește ca b^d, iar fiecare monedă de pe drum îl dublează. Memoria este proporțională cu b ori d, pentru un singur drum; căutările de aici țin minte și pozițiile întâlnite, ca să nu caute de două ori în niciuna. Într-un nod de hazard contează în medie fiecare rezultat, așa că o căutare poate reteza acolo doar dacă știe între ce limite se află valorile (star-minimax, Ballard).

    Dacă se caută până la sfârșitul partidei, fiecare este optim contra adversarului pe care îl presupune: minimax contra unuia perfect, expectimax contra unuia aleator, expectiminimax dacă probabilitățile sunt corecte. Expectimax pierde acolo unde mutarea sa are o medie mare, dar permite un răspuns nimicitor, iar adversarul îl găsește.
lab-chance-pseudocode =
    valoare(nod):
        dacă partida s-a încheiat: întoarce rezultatul
        dacă muți tu: întoarce cea mai mare valoare a mutărilor
        dacă mută un adversar perfect: întoarce cea mai mică valoare a răspunsurilor
        dacă mută un adversar aleator: întoarce media răspunsurilor
        dacă se aruncă moneda: întoarce (1 - p) * valoare(cel mai bun răspuns) + p * valoare(răspuns la întâmplare)
lab-chance-sources =
    Donald Michie: Game-playing and game-learning automata (1966).
    Bruce Ballard: The *-minimax search procedure for trees containing chance nodes (1983).
lab-chance-options-low = 33 sau mai puține
lab-chance-options-middle = de la 34 la 66
lab-chance-options-high = 67 sau mai multe
lab-chance-options-never = nu poate niciodată
lab-chance-why-low = Un adversar care răspunde de obicei bine găsește tocmai răspunsurile pe care expectimax le crede improbabile, iar ele costă mai mult decât aduc puținele greșeli.
lab-chance-why-middle = Aici una dintre cele două erori costă vizibil mai mult: compară distanța dintre linii la capătul din stânga și la cel din dreapta.
lab-chance-why-high = Minimax își plătește garanția cu o medie mai mică. Chiar și la mai puține răspunsuri la întâmplare, asta costă mai mult decât economisește garanția.
lab-chance-why-never = Contra unui adversar aleator nicio mutare nu este mai bună decât cea a lui expectimax, deci el trebuie să conducă la capătul din dreapta, în afară de cazul în care ambele căutări se așteaptă acolo la același rezultat.
lab-chance-measured =
    { $share ->
        [none] Expectimax nu se așteaptă niciodată la mai mult decât minimax.
       *[other] Expectimax se așteaptă la mai mult dacă cel puțin { NUMBER($share, maximumSignificantDigits: 4) } %{ $error ->
            [none] {""}
           *[other] {" "}(± { NUMBER($error, maximumSignificantDigits: 2) })
        } dintre răspunsuri sunt la întâmplare.
    } Arbori în care cei doi încep cu mutări diferite: { $other } din { $trees }.
lab-chance-coin = Moneda face ca { $share } % dintre răspunsuri să fie la întâmplare.
lab-chance-walk = o căutare
lab-chance-across-title = Răspunsuri la întâmplare ale adversarului, %
lab-chance-up-title = Avantaj față de minimax

## The bench maxn

lab-maxn-predict = Care jucător obține cel mai mult din toată grămada sau din tot arborele, dacă fiecare ia ce îi convine mai mult?
lab-maxn-legend = Fiecare nod își numește jucătorul și, la o grămadă, jetoanele rămase; un tuplu arată ce obțin acolo jucătorii 1, 2 și 3. O ramură tăiată este o mutare retezată.
lab-maxn-plot-legend = Nodurile căutării pentru fiecare grămadă, sau pentru arborele tău, fără retezare și cu ea.
lab-maxn-seen = Cu doi jucători, o grămadă este câștigată sau pierdută. Cu trei, un jucător care nu poate câștiga hotărăște totuși cine câștigă: când două mutări îi valorează la fel, regulile nu spun pe care o face, iar valoarea rădăcinii depinde de asta. La grămezi de 5, 6 și 7 cele două reguli de departajare numesc câștigători diferiți. O parte pentru jucătorul dinaintea câștigătorului dă fiecăruia un motiv să-i pese, iar aproape toate aceste egalități dispar.
lab-maxn-paragraphs =
    Cu mai mult de doi jucători, sau cu sume care nu sunt zero, un număr nu ajunge: valoarea unei poziții este un tuplu, cu o parte pentru fiecare jucător. La fiecare nod jucătorul lui alege copilul cu cea mai mare parte proprie. Pentru doi jucători ale căror părți dau o sumă constantă, acesta este minimax.

    Două lucruri se înrăutățesc. Retezările adânci ale lui alfa-beta nu mai sunt valabile, fiindcă între două noduri ale aceluiași jucător aleg alții care nu vor contrariul. Rămâne doar retezarea superficială: dacă părțile dau suma 1 și acest jucător este sigur de p, celui de deasupra îi rămâne cel mult 1 − p. Iar mutările egale contează: cine departajează o egalitate poate hotărî partida pentru ceilalți.
lab-maxn-pseudocode =
    valoare(nod):
      dacă partida s-a terminat: întoarce părțile tuturor
      pentru fiecare mutare a jucătorului p:
        v = valoare(copil)
        dacă v[p] > bun[p]: bun = v
        dacă bun[p] >= 1 - partea celui de deasupra: lasă restul deoparte
      întoarce bun
lab-maxn-sources =
    Carol Luckhardt, Keki Irani: An algorithmic solution of N-person games (1986).
    Richard Korf: Multi-player alpha-beta pruning (1991).
lab-maxn-options-1 = jucătorul 1
lab-maxn-options-2 = jucătorul 2
lab-maxn-options-3 = jucătorul 3
lab-maxn-options-ties = depinde de felul în care se departajează egalitățile
lab-maxn-why-1 = Jucătorul 1 câștigă pe loc doar cu o grămadă pe care o ia o singură mutare; la cele mai mari hotărăsc și ceilalți.
lab-maxn-why-2 = Jucătorul 2 câștigă dacă poate lua pe loc orice lasă jucătorul 1, sau dacă trebuie să i se lase.
lab-maxn-why-3 = Jucătorul 3 câștigă dacă cei doi dinainte trebuie să-i lase o grămadă pe care o poate lua.
lab-maxn-why-ties = Aici ambele reguli de departajare duc la același câștigător: jucătorii care hotărăsc nu sunt indiferenți.
lab-maxn-before = Căutarea începe la rădăcină.
lab-maxn-label = { $left ->
        [-1] { $player }
       *[other] { $player } · { $left }
    }
lab-maxn-enter = { $left ->
        [-1] Mută jucătorul { $player }.
        [0] Partida s-a terminat: nu mai rămâne niciun jeton.
        [one] Mută jucătorul { $player }; rămâne { $left } jeton.
        [few] Mută jucătorul { $player }; rămân { $left } jetoane.
       *[other] Mută jucătorul { $player }; rămân { $left } de jetoane.
    }
lab-maxn-leaf = { $left ->
        [-1] Frunza dă părțile { $value }.
       *[other] Grămada este goală: jucătorul { $winner } a luat ultimul jeton. Părțile sunt { $value }.
    }
lab-maxn-value = Jucătorul { $player } alege cea mai mare parte proprie dintre mutările sale: { $value }.
lab-maxn-cut = Jucătorul { $player } are atât încât celui de deasupra nu-i rămâne nimic mai bun: mutările { $moves } sunt lăsate deoparte.
lab-maxn-nodes = toate nodurile
lab-maxn-pruned = cu retezare
lab-maxn-across = Jetoane în grămadă
lab-maxn-up = Noduri
lab-maxn-verdict = { $heap ->
        [0] Părțile rădăcinii sunt { $first } dacă dintre mutările egale se face prima și { $last } dacă se face ultima.
       *[other] Dintr-o grămadă de { $heap } părțile sunt { $first } dacă dintre mutările egale se face prima și { $last } dacă se face ultima.
    }

## The bench windows

lab-windows-predict = Este corectă valoarea rădăcinii pe toți arborii?
lab-windows-legend = O valoare cu ≤ sau ≥ este o limită, o ramură tăiată este o mutare lăsată deoparte, iar ✗ arată o promisiune încălcată. Se vede căutarea primului arbore în care se încalcă o promisiune sau, dacă nu există, cea a arborelui 1.
lab-windows-plot-legend = Pentru fiecare arbore, frunzele vizitate ca parte din toate și valoarea găsită; ✗ arată una greșită.
lab-windows-seen = Un nod îi datorează părintelui doar atât: valoarea exactă dacă ea este în fereastră și o limită dacă nu. Dacă copiii respectă promisiunea, o respectă și nodul, iar la rădăcină fereastra nu are limite.
lab-windows-paragraphs =
    Alfa este ceea ce max are sigur pe drumul spre un nod, beta ceea ce are sigur min. O valoare din afara ferestrei nu va fi aleasă: cel pe care îl păgubește are ceva mai bun mai sus. De aceea nu trebuie cunoscută exact, iar căutarea se poate opri de îndată ce fereastra este goală.

    Este o demonstrație prin inducție. O frunză își dă valoarea. La un nod interior, copiii au respectat promisiunea cu ferestrele primite; cea mai bună dintre valorile lor se află atunci de partea corectă a lui alfa și beta. Aici fiecare nod este comparat cu valoarea lui minimax la părăsire, iar o linie a căutării poate fi stricată.
lab-windows-pseudocode =
    valoare(nod, alfa, beta):
      la o frunză: întoarce valoarea ei
      pentru fiecare mutare:
        v = valoare(copil, alfa, beta)
        max: cel_mai_bun = max(cel_mai_bun, v), alfa = max(alfa, cel_mai_bun)
        min: cel_mai_bun = min(cel_mai_bun, v), beta = min(beta, cel_mai_bun)
        dacă alfa >= beta:
          lasă deoparte restul
      întoarce cel_mai_bun
lab-windows-sources =
    Donald Knuth, Ronald Moore: An analysis of alpha-beta pruning (1975).
lab-windows-options-right = da, pe toți arborii
lab-windows-options-wrong = nu, nu pe toți
lab-windows-why-wrong = Fiecare nod și-a respectat promisiunea sau a încălcat-o acolo unde mai sus nu conta, deci rădăcina are valoarea minimax.
lab-windows-why-right = O promisiune încălcată a ajuns la o rădăcină: urmărește-o pas cu pas în sus.
lab-windows-before = Arborele { $run }: rădăcina lui este căutată cu o fereastră fără limite.
lab-windows-enter = Nodul { $node } este căutat cu fereastra de la { $alpha } la { $beta }.
lab-windows-leaf = Frunza { $node } valorează { $value }.
lab-windows-cut =
    La nodul { $node } fereastra de la { $alpha } la { $beta } este goală: { $count ->
        [one] mutarea { $moves } este lăsată deoparte.
       *[other] mutările { $moves } sunt lăsate deoparte.
    }
lab-windows-leave = Nodul { $node } dă { $value }.
lab-windows-exact = { $value } este în fereastră, iar valoarea minimax este { $true }: promisiunea este respectată.
lab-windows-upper = { $value } ≤ alfa = { $alpha }, o limită superioară, iar valoarea minimax este { $true }: promisiunea este respectată.
lab-windows-lower = { $value } ≥ beta = { $beta }, o limită inferioară, iar valoarea minimax este { $true }: promisiunea este respectată.
lab-windows-broken = { $value } cu fereastra de la { $alpha } la { $beta }, dar valoarea minimax este { $true }: promisiunea este încălcată.
lab-windows-shares = Frunze vizitate, %
lab-windows-verdict = Arbori cu o valoare greșită la rădăcină: { $wrong } din { $runs }; promisiuni încălcate: { $broken } din { $checks }.

## The bench invariants

lab-invariants-predict = Ce buclă își încalcă promisiunea cu aceste setări?
lab-invariants-legend = Un nod arată scorul total al jucătorului său pe vizitele sale. Sunt desenate doar drumul acestei iterații și ce se află lângă el.
lab-invariants-plot-legend = Munca unei căutări până la fiecare iterație, pe faze: media tuturor seriilor.
lab-invariants-seen = Într-o buclă care își respectă promisiunea poți avea încredere fără s-o supraveghezi. O linie greșită încalcă îndată promisiunea propriei bucle, cu mult înainte ca mutarea jucată să fie mai slabă; cu puține iterații, aceasta poate chiar rămâne bună.
lab-invariants-paragraphs =
    O buclă este corectă dacă o afirmație este adevărată înainte de prima trecere și fiecare trecere o păstrează: un invariant. Ea se termină dacă un număr care nu poate scădea sub 0 se micșorează la fiecare trecere. Amândouă sunt verificate aici la fiecare trecere.

    Iterații: rădăcina are atâtea vizite câte simulări s-au făcut; rămân mai puține iterații. Selecție: copilul luat are limita cea mai mare; rămân mai puține mutări în partidă. Expansiune: copiii și mutările neîncercate sunt împreună mutările permise, niciuna de două ori; rămân mai puține neîncercate. Retropropagare: un nod are vizitele copiilor și pe ale sale, iar în ele scorul jucătorului său; rămân mai puține noduri deasupra.

    Dacă o partidă are cel mult d mutări, iar o poziție cel mult b, o iterație compară cel mult b copii pe fiecare dintre cele d niveluri, joacă cel mult d mutări și actualizează cel mult d + 1 noduri: O(b d) pași și încă un nod în memorie. Tabelul fazelor arată cel mai bun caz văzut, media și cel mai rău.
lab-invariants-pseudocode =
    pentru fiecare dintre n iterații:
      cât timp nodul nu are mutări neîncercate:
        ia copilul cu cel mai mare
          Q/N + 2 Cp sqrt(ln N(părinte) / N)
      ia o mutare neîncercată
        și fă din ea un copil
      joacă până la sfârșitul partidei
      pentru fiecare nod al drumului, de la frunză în sus:
        adaugă simulările la N și scorul jucătorului său la Q
lab-invariants-sources =
    Robert Floyd: Assigning meanings to programs (1967).
    Cameron Browne și alții: A survey of Monte Carlo tree search methods (2012).
lab-invariants-options-none = niciuna
lab-invariants-options-selection = selecția
lab-invariants-options-expansion = expansiunea
lab-invariants-options-backup = retropropagarea
lab-invariants-why-none = O buclă a fost încălcată: mergi pas cu pas la prima promisiune încălcată.
lab-invariants-why-selection = Copilul luat a avut de fiecare dată limita cea mai mare.
lab-invariants-why-expansion = Nicio mutare nu a devenit copil de două ori.
lab-invariants-why-backup = Fiecare nod a avut suma copiilor și a propriilor simulări.
lab-invariants-check = verificare
lab-invariants-iteration = iterație
lab-invariants-broken = promisiune încălcată
lab-invariants-before = Nicio iterație nu a început: arborele este doar rădăcina lui.
lab-invariants-iterations = Iterații: vizite ale rădăcinii: { $visits }; numărate: { $wanted }.
lab-invariants-selection = Selecție: copilul luat are limita { $own }; cea mai mare este { $highest }.
lab-invariants-expansion = Expansiune: copii ai nodului: { $tried }; mutări neîncercate: { $untried }; mutări legale: { $legal }.
lab-invariants-backup = Retropropagare: vizite ale nodului: { $visits }, total: { $total }; ale copiilor și ale propriilor simulări: { $wanted } și { $score }.
lab-invariants-holds = Promisiunea este respectată.
lab-invariants-fails = Promisiunea este încălcată.
lab-invariants-iterations-left = Iterații rămase: { $left }.
lab-invariants-selection-left = Mutări rămase în partidă, cel mult: { $left }.
lab-invariants-expansion-left = Mutări încă neîncercate: { $left }.
lab-invariants-backup-left = Noduri deasupra: { $left }.
lab-invariants-equal = { $visits } { $sign } { $wanted }
lab-invariants-greatest = { $own } { $sign } { $highest }
lab-invariants-tried = { $tried } + { $untried } { $sign } { $legal }
lab-invariants-sums = N = { $visits } | { $wanted }, Q = { $total } | { $score }
lab-invariants-across = Iterații
lab-invariants-up = Pași până aici
lab-invariants-views-loops = Bucle
lab-invariants-views-phases = Faze
lab-invariants-verdict = { $broken ->
        [0] Toate verificările au reușit: { $checks }.
       *[other] Verificări picate: { $broken } din { $checks }, prima la iterația { $first }.
    }

## The bench exercise

lab-exercise-legend = Frunzele își arată valorile pentru jucătorul 1, care mută la rădăcină: max ia cea mai mare valoare, min cea mai mică. Un nod este numit prin mutările care duc la el.
lab-exercise-paragraphs =
    Fiecare student are numerele lui: ele reies din nume și din sămânță. Predă și copiază linia de sub puncte; profesorul o verifică prin comanda wye lab --check, care calculează punctele din nou. Un link spre exercițiu cu solutions=on arată toate răspunsurile, în arbori și în tabel. Nu este un secret: totul se calculează în browserul cititorului, așa că și un student care știe de el poate deschide un asemenea link.
lab-exercise-pseudocode =
    valori: max ia cea mai mare, min cea mai mică valoare a copiilor
    retezări: de la stânga la dreapta, cu fereastra de la -∞ la ∞
      max ridică alfa, min coboară beta
      alfa >= beta: lasă deoparte restul acestui nod
    selecție: cel mai mare Q/N + 2 Cp sqrt(ln ΣN / N)
lab-exercise-sources =
    Donald Knuth, Ronald Moore: An analysis of alpha-beta pruning (1975).
    Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).
lab-exercise-title = Răspunsurile tale
lab-exercise-task = sarcină
lab-exercise-values-task = Sarcina 1: du valorile în sus. Ce valoare are fiecare nod interior?
lab-exercise-cuts-task = Sarcina 2: caută în acest arbore cu alfa-beta, de la stânga la dreapta. Ce frunze sunt vizitate și cu ce fereastră (alfa, beta) ajunge căutarea la fiecare nod interior?
lab-exercise-cuts-hint = O fereastră se scrie ca -inf, 5 sau -∞, 5, iar unde căutarea nu ajunge, -. La rădăcină ea ajunge cu -inf, inf.
lab-exercise-selection-task = Sarcina 3: după { $all } vizite, UCB1 selectează cu Cp = { $c }. Ce mutare și cu ce limită?
lab-exercise-code-task = Sarcina 4: completează liniile de cod la golul ___. Fiecare este rulată pe teste ascunse.
lab-exercise-code-hint = Pe lângă numele de sub o linie poți folosi numere, + - * / **, comparații, and, or, not, … if … else …, { $functions }.
lab-exercise-code-choice = { $names }: valorile copiilor și cine este la mutare, 1 sau 2
lab-exercise-code-cut = { $names }: fereastra
lab-exercise-code-bound = { $names }: suma rezultatelor, vizitele, cele ale părintelui și Cp
lab-exercise-code-backup = { $names }: rezultatul pentru jucătorul 1, de la 0 la 1, și al cui este totalul, 1 sau 2
lab-exercise-solved = Acest link arată soluțiile.
lab-exercise-fails = Cu { $case } linia ta dă { $got } în loc de { $wanted }.
lab-exercise-unreadable = Aceasta nu dă niciun număr: se aștepta o formulă din { $names }, cu { $functions }.
lab-exercise-arms = Victorii pe vizite
lab-exercise-value = Valoarea nodului { $node }
lab-exercise-visited = Frunza { $node } este vizitată?
lab-exercise-window = Fereastra la { $node }
lab-exercise-selected = Mutarea pe care o selectează UCB1
lab-exercise-bound = Limita ei, cu două zecimale
lab-exercise-hand-in = Predă
lab-exercise-grade = Puncte: { $points } din { $of }
lab-exercise-line = Linia de predat

## The bench bandits

lab-bandits-predict = Care strategie va avea cel mai mic regret după ultima tragere, în medie pe toate rulările?
lab-bandits-task = Iată aceleași brațe într-o ordine necunoscută. Trage de ele și compară regretul tău cu al strategiilor după tot atâtea trageri.
lab-bandits-legend = Punct: recompensa medie de până acum. Bară: intervalul ei de încredere, medie ± sqrt(2 ln n / T). Linie întreruptă: probabilitatea adevărată. Săgeata arată brațul de care se trage în continuare.
lab-bandits-plot-legend = Regretul mediu al fiecărei strategii, cu intervalul lui de 95 %. Linie întreruptă: c ln n. Pe termen lung, nicio strategie care merge bine la orice alegere a brațelor nu poate avea un regret mai mic (Lai și Robbins).
lab-bandits-seen = Alegerea uniformă plătește la fel la fiecare tragere, deci regretul ei este o dreaptă. UCB1 și Thompson se aplatizează: cu tragerile pe scară logaritmică tind spre drepte, pentru că regretul lor crește ca ln n. Epsilon-greedy explorează mereu în același ritm, deci pe termen lung regretul ei este din nou liniar, oricât de bună pare la început. Ritmul liniei întrerupte este valabil doar la limită: după puține trageri o strategie poate fi sub ea.
lab-bandits-paragraphs =
    Un bandit are brațe care plătesc cu probabilități necunoscute. Cine trage mereu de brațul cu cea mai bună medie poate să nu afle niciodată că altul este mai bun; cine le încearcă mereu pe toate plătește pentru asta. Regretul măsoară acest preț: recompensa așteptată dacă s-ar trage mereu de cel mai bun braț, minus cea a tragerilor făcute.

    UCB1 adaugă la fiecare medie jumătate din lățimea unui interval de încredere și trage de brațul al cărui capăt superior este cel mai înalt. Așadar trage de un braț fie pentru că este bun, fie pentru că este puțin cunoscut; fiecare tragere îi îngustează intervalul. Eșantionarea Thompson păstrează pentru probabilitatea fiecărui braț o distribuție, extrage din fiecare câte o valoare și trage de brațul cu cea mai mare.

    O alegere a lui UCB1 cere timp și memorie proporționale cu numărul brațelor: două numere pentru fiecare braț. Regretul așteptat al lui UCB1 este cel mult 8 ln n ori suma valorilor 1 / diferență pentru brațele mai slabe, plus o constantă, pentru orice recompense de la 0 la 1; diferența unui braț este distanța dintre media lui și cea mai bună. Fiindcă regretul crește doar ca ln n, proporția tragerilor de cel mai bun braț tinde la 1. Căutarea în arbore UCT aplică aceeași regulă în fiecare nod.
lab-bandits-pseudocode =
    trage o dată de fiecare braț
    pentru n = numărul brațelor, n + 1, ...:
        trage de brațul cu cea mai mare valoare medie + sqrt(2 ln n / trageri)
        actualizează-i tragerile și media
lab-bandits-sources =
    Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).
    Tze Leung Lai, Herbert Robbins: Asymptotically efficient adaptive allocation rules (1985).
    William R. Thompson: On the likelihood that one unknown probability exceeds another (1933).
lab-bandits-why-ucb1 = UCB1 este prudentă: intervalele ei sunt valabile pentru orice recompense de la 0 la 1, așa că trage de brațele mai slabe mai mult decât ar fi nevoie.
lab-bandits-why-thompson = Eșantionarea Thompson este de obicei greu de întrecut, fiindcă încearcă un braț exact atât de des cât îl crede cel mai bun. La puține trageri sau la puține rulări, norocul poate pune altă strategie pe primul loc.
lab-bandits-why-epsilon-greedy = Epsilon-greedy nu încetează să exploreze: o parte fixă din trageri merge la brațe la întâmplare, oricât de multe știe.
lab-bandits-why-uniform = Alegerea uniformă nu învață nimic din recompense: plătește diferența medie la fiecare tragere.
lab-bandits-ranking = Regretul, de la cel mai mic: { $told }.
lab-bandits-stride =
    { $count ->
        [one] o tragere
       *[other] { $count ->
                [one] { $count } tragere
                [few] { $count } trageri
               *[other] { $count } de trageri
            }
    }
lab-bandits-arm = Brațul { $arm }
lab-bandits-pull-arm = Trage de brațul { $arm }
lab-bandits-pulls = Trageri
lab-bandits-you = tu
lab-bandits-untried = Încă nu s-a tras de niciun braț.
lab-bandits-pulled = Tragerea { $count }: brațul { $arm } plătește { $reward }; media lui este acum { $mean }. Regretul de până acum: { $regret }.
lab-bandits-next = Urmează brațul { $arm }.
lab-bandits-across-title = Trageri
lab-bandits-up-title = Regret

## The bench uct

lab-uct-predict = De la ce simulare încolo ar juca mereu căutarea mutarea pe care o joacă la sfârșit?
lab-uct-legend = Bare: pentru fiecare copil comparat, valoarea lui Q/N și, în continuare, bonusul; este selectat copilul cu bara cea mai lungă. Tablă: poziția nodului; pietrele în relief sunt mutări din arbore, cele plate sunt ale simulării, numerotate de la rădăcină. Celule umbrite: proporția vizitelor, cu valoarea în procente. Arbore: fiecare nod cu vizitele lui și cu valoarea lui pentru jucătorul a cărui mutare duce la el; cu cât muchia este mai groasă, cu atât proporția vizitelor este mai mare.
lab-uct-plot-legend = Proporția vizitelor fiecărei mutări din rădăcină, pentru cel mult patru mutări, cele care au cele mai multe la sfârșit.
lab-uct-seen = La început fiecare mutare primește o vizită, așa că proporțiile sunt egale, iar valorile sunt zgomot. Apoi bonusul unei mutări scade cu vizitele ei, iar arborele crește acolo unde valorile sunt mari: inegal. Valorile rămân mult timp departe de cele exacte, fiindcă fac media și peste joc slab; ordinea mutărilor este corectă mult mai devreme. Cu perspectiva greșită fiecare nod crede că adversarul ajută: căutarea devine sigură pe ea și pierde la Nim cu 5, 6 și 9 jetoane. Cu 3, 7 și 11 câștigă totuși: acolo înclinația ei favorizează din întâmplare mutarea bună.
lab-uct-paragraphs =
    Fiecare iterație are patru faze. Selecția coboară în arbore, la fiecare nod spre copilul cu cea mai mare limită superioară de încredere. Expansiunea adaugă un copil. Simularea joacă de acolo o partidă aleatoare. Retropropagarea adaugă o vizită la numărul N al fiecărui nod de pe drum și scorul jucătorului a cărui mutare duce la acel nod la totalul său Q.

    Limita adună două părți: valoarea Q/N, datorită căreia mutările bune sunt reluate, și bonusul 2 Cp sqrt(ln N(părinte) / N), datorită căruia sunt încercate mutările puțin cunoscute. Este regula UCB1 a bandiților, aplicată în fiecare nod.

    O iterație cere un timp proporțional cu adâncimea arborelui înmulțită cu numărul de copii, plus o simulare; cu un copil pe iterație, memoria crește cu cel mult un nod. Pe măsură ce numărul simulărilor crește, valorile converg la cele ale jocului perfect, iar cu destulă explorare probabilitatea unei mutări greșite în rădăcină scade ca o putere a acelui număr (Kocsis și Szepesvári). Dar căutarea poate avea nevoie de foarte mult timp ca să vadă o capcană adâncă în arbore.

    Multe programe greșesc perspectiva. Un scor bun pentru un jucător este rău pentru celălalt, deci fiecare nod trebuie să îl numere pentru jucătorul care alege acel nod. Greșeala care se poate activa aici ia fiecare scor din perspectiva jucătorului din rădăcină și apoi îl întoarce la fiecare nivel, de la frunză în sus. Astfel, scorul pe care îl primește un nod depinde în mod greșit de cât de jos sub el se află frunza.
lab-uct-pseudocode =
    pentru fiecare iterație:
      nod = rădăcina
      cât timp nod este expandat complet:
        nod = copilul cu limita cea mai mare
      nod = copil nou, mutare neîncercată
      scor = partidă aleatoare din nod
      pentru fiecare nod până la rădăcină:
        N = N + 1
        Q = Q + scorul celui care a mutat
    joacă mutarea cu cele mai multe vizite
lab-uct-task = Crește arborele: alege o mutare la fiecare nod. O mutare încercată duce la nodul ei; una nouă devine nod și de acolo începe o simulare.
lab-uct-hand-next = Următoarea alegere la { $node }.
lab-uct-hand-choices = Alegeri
lab-uct-hand-agreed = ca UCT
lab-uct-hand-untried = neîncercată
lab-uct-hand-bounds = Valoare + bonus
lab-uct-hand-new-same = Ai încercat { $move }, care era nouă; așa face și UCT cât timp există o mutare neîncercată.
lab-uct-hand-new-other = Ai mers la { $move }; UCT ar fi încercat întâi o mutare nouă.
lab-uct-hand-same = Ai ales { $move } cu limita { $own }, cea mai mare; așa face și UCT.
lab-uct-hand-other = Ai ales { $move } cu limita { $own }; UCT ar fi ales { $wanted } cu { $highest }.
lab-uct-sources =
    Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).
    Cameron Browne și alții: A survey of Monte Carlo tree search methods (2012).
    Mark Winands, Yngvi Björnsson, Jahn-Takeshi Saito: Monte-Carlo tree search solver (2008), despre demonstrații.
lab-uct-why-early = După o zecime din simulări, mutările au aici doar câteva vizite. Valorile lor sunt încă prea zgomotoase ca să le deosebească pe cele mai bune, așa că fruntașa se mai schimbă.
lab-uct-why-half = Momentul din care fruntașa nu se mai schimbă depinde de diferența dintre valorile celor mai bune mutări. Aici diferența este mai mare, deci alegerea a venit mai devreme, sau mai mică, deci a venit mai târziu.
lab-uct-why-late = O mutare vădit mai bună primește devreme cele mai multe vizite. Ca să o depășească, alta ar avea nevoie de și mai multe, iar asta nu se întâmplă aproape niciodată târziu.
lab-uct-options-early = din prima zecime a simulărilor
lab-uct-options-half = mai târziu, dar în prima jumătate
lab-uct-options-late = abia în a doua jumătate
lab-uct-settled =
    Alegerea este { $move } de la iterația { $settled } din { $all }.{ $exact ->
        [none] { "" }
       *[other] { " " }La joc perfect mutarea valorează { $exact }: 1 este victorie, 0,5 remiză, 0 înfrângere.
    }
lab-uct-step = un pas
lab-uct-phase = o fază
lab-uct-stride =
    { $count ->
        [one] o iterație
       *[other] { $count ->
                [one] { $count } iterație
                [few] { $count } iterații
               *[other] { $count } de iterații
            }
    }
lab-uct-at = Pasul { $at }: { $told }
lab-uct-before = arborele este doar rădăcina; nu a început nicio iterație.
lab-uct-select =
    iterația { $iteration }, selecție. { $hasParts ->
        [true] Este aleasă { $move }: { $parts }
       *[other] { $move } este aleasă la întâmplare dintre mutările fără vizite
    }.
lab-uct-expand = iterația { $iteration }, expansiune. În arbore se adaugă: { $moves }.
lab-uct-simulate =
    iterația { $iteration }, simulare{ $games ->
        [1] { "" }
       *[other] , partida aleatoare { $game } din { $games }
    }. { $over ->
        [true] Partida s-a terminat în acest nod.
       *[other] La întâmplare, { COLOUR($player, -negrul, -albul) } joacă { $move }.
    }
lab-uct-won = Câștigă { COLOUR($player, -negrul, -albul) }.
lab-uct-drawn = Este remiză.
lab-uct-backup =
    iterația { $iteration }, retropropagare. { $games ->
        [0] ajunge
        [1] Scorul pentru { $player } este { $score }; ajunge
        [few] Scorul pentru { $player } este { $score } în { $games } simulări; ajunge
       *[other] Scorul pentru { $player } este { $score } în { $games } de simulări; ajunge
    } la { $nodes ->
        [one] { $nodes } nod
        [few] { $nodes } noduri
       *[other] { $nodes } de noduri
    }, de la { $leaf } până la rădăcină. { $proofs }Acum s-ar juca { $choice }.
lab-uct-proof = Demonstrat în { $node }: câștigă { COLOUR($player, -negrul, -albul) }.
lab-uct-bound = limită = Q/N + 2 Cp sqrt(ln N(părinte) / N)
lab-uct-turned = Greșeala: scorul este întors la fiecare nivel, oricine ar muta.
lab-uct-root = rădăcină
lab-uct-unvisited = fără vizite
lab-uct-proven = demonstrat
lab-uct-node =
    { $name }, { $visits ->
        [0] fără vizite
       *[other] valoare { $value }, vizite { $visits }
    }{ $hasWinner ->
        [true] , demonstrat: câștigă { COLOUR($winner, -negrul, -albul) }
       *[other] { "" }
    }
lab-uct-bars = Valoare + bonus
lab-uct-bars-of =
    Valoare + bonus, { $some } din { $all ->
        [one] { $all } copil
        [few] { $all } copii
       *[other] { $all } de copii
    }
lab-uct-across-title = Simulări
lab-uct-up-title = Proporția vizitelor, %

## The bench rave

lab-rave-predict = După toate simulările, care pune pe primul loc una dintre cele mai bune mutări: rezultatele proprii sau AMAF?
lab-rave-legend = Numere: șansa de câștig, în procente, a jucătorului la mutare; întâi după simulările care încep cu mutarea (rezultate proprii), apoi după toate simulările în care jucătorul o face cândva (AMAF), apoi după amândouă, amestecate după pondere. Inel continuu: una dintre cele mai bune mutări după valorile exacte. Inel întrerupt: o mutare care nu este printre cele mai bune, dar are o valoare mai mare decât toate acestea. Inel interior: mutarea aleasă de căutare.
lab-rave-plot-legend = Estimările mutării pe care o alege căutarea la sfârșit, în funcție de simulări. Ponderea este cea a AMAF. Linie întreruptă: valoarea exactă.
lab-rave-seen = După zece simulări, cele mai multe mutări nu au niciun rezultat propriu, iar o singură simulare pierdută nu spune nimic, dar AMAF are deja o valoare pentru fiecare celulă. De aceea căutarea încearcă din nou o mutare bună chiar dacă prima ei simulare a fost pierdută. Mai târziu AMAF induce în eroare: când jucătorul face cea mai bună mutare în cele mai multe simulări, orice altă celulă pare bună, fiindcă de obicei o ocupă după ea. Cea mai mare valoare AMAF aparține atunci adesea unei celule bune mai târziu, dar nu acum. Până atunci ponderea a trecut la rezultatele proprii. Dacă k este uriaș, AMAF nu cedează niciodată, iar căutarea poate rămâne la o mutare pierzătoare.
lab-rave-paragraphs =
    O simulare încearcă o singură mutare din rădăcină, dar în ea jucătorul face multe mutări. „Toate mutările ca prima” (AMAF, all moves as first) numără simularea pentru fiecare dintre ele, ca și cum acea mutare ar fi fost făcută prima. În Hex și în Y ordinea mutărilor contează adesea puțin, așa că o sută de simulări spun ceva despre fiecare celulă.

    Ordinea contează totuși când o mutare este bună numai acum sau numai după alta. AMAF nu deosebește aceste cazuri, oricâte simulări ar fi: are o varianță mică, dar o eroare sistematică ce nu dispare. Rezultatele proprii ale unei mutări nu au această eroare, dar cer multe vizite. RAVE le amestecă și dă valorii AMAF ponderea sqrt(k / (3 N + k)), unde N este numărul de vizite ale mutării. După k vizite amândouă au aceeași pondere.

    O iterație constă dintr-o coborâre, o simulare și actualizarea tuturor mutărilor în fiecare nod de pe drum, deci timpul ei este O(adâncime · celule). Fiecare nod în care se caută mai departe ține numărători pentru toate mutările sale, deci n noduri cer memorie O(n · celule), mai mult decât UCT. Când N crește, ponderea AMAF tinde la 0, așa că valoarea unei mutări vizitate iar și iar vine din rezultatele proprii, ca la UCT. Dar RAVE nu găsește sigur cea mai bună mutare: una pe care AMAF o judecă greșit ca slabă poate rămâne nevizitată, iar atunci niciun rezultat propriu nu poate corecta AMAF.
lab-rave-pseudocode =
    fiecare mutare: o simulare imaginară
    repetă:
      coboară după amestec + bonus
      partidă aleatoare din frunză
      pentru fiecare poziție de pe drum:
        propriu: rezultatul mutării de acolo
        AMAF: al tuturor mutărilor de acolo
      pondere = sqrt(k / (3 vizite + k))
      amestec = (1 - pondere) * propriu
              + pondere * AMAF
    joacă mutarea cea mai vizitată
lab-rave-sources =
    Sylvain Gelly, David Silver: Combining online and offline knowledge in UCT (2007).
    Sylvain Gelly, David Silver: Monte-Carlo tree search and rapid action value estimation in computer Go (2011).
    Bernd Brügmann: Monte Carlo Go (1993), care a introdus AMAF.
lab-rave-why-own = Aici și AMAF pune pe primul loc una dintre cele mai bune mutări, sau cel mai mare rezultat propriu vine din câteva simulări norocoase și aparține unei mutări care nu este printre cele mai bune.
lab-rave-why-amaf = Aici și rezultatele proprii pun pe primul loc una dintre cele mai bune mutări, sau AMAF greșește: judecă o celulă după simulări în care alte mutări au venit înainte, așa că favorita lui poate fi bună mai târziu, dar slabă acum.
lab-rave-why-both = Cele două greșesc diferit, rezultatele proprii din întâmplare, iar AMAF din cauza erorii sistematice, așa că nu trebuie să cadă de acord asupra uneia dintre cele mai bune mutări.
lab-rave-why-neither = După atâtea simulări, cel puțin una dintre cele două a găsit una dintre cele mai bune mutări: rezultatele proprii, dacă a fost vizitată des; AMAF, dacă ordinea mutărilor contează puțin.
lab-rave-options-own = numai rezultatele proprii
lab-rave-options-amaf = numai AMAF
lab-rave-options-both = și unele, și celălalt
lab-rave-options-neither = nici unele, nici celălalt
lab-rave-named =
    Cel mai mare rezultat propriu îl are { $own }, { $isOwn ->
        [true] una dintre cele mai bune mutări
       *[other] care nu este printre cele mai bune
    }; cea mai mare valoare AMAF o are { $amaf }, { $isAmaf ->
        [true] una dintre cele mai bune mutări
       *[other] care nu este printre cele mai bune
    }. Căutarea alege { $chosen }, { $isChosen ->
        [true] una dintre cele mai bune mutări
       *[other] care nu este printre cele mai bune
    }.
lab-rave-unit = o privire asupra căutării
lab-rave-titles-own = Rezultate proprii
lab-rave-titles-amaf = AMAF
lab-rave-titles-mixed = Amândouă, după pondere
lab-rave-rings-best = una dintre cele mai bune
lab-rave-rings-misled = înșală
lab-rave-rings-picked = aleasă
lab-rave-series-own = proprii
lab-rave-series-amaf = AMAF
lab-rave-series-mixed = amândouă
lab-rave-series-weight = pondere
lab-rave-series-exact = exact
lab-rave-columns = mutare | vizite | propriu | AMAF | ponderea AMAF | amestec | exact
lab-rave-before = Înainte de prima simulare nu se știe nimic despre vreo mutare.
lab-rave-look =
    Pasul { $step }: după { $playouts ->
        [one] { $playouts } simulare
        [few] { $playouts } simulări
       *[other] { $playouts } de simulări
    } căutarea alege { $chosen }. Rezultatele proprii pun pe primul loc { $own }, AMAF pune { $amaf }.
lab-rave-misled = AMAF induce în eroare: pune { $moves } deasupra tuturor celor mai bune mutări.
lab-rave-lost = { $move }: s-a demonstrat că pierde, deci nu mai are valoare
lab-rave-untried = rezultat propriu: { $none }
lab-rave-across-title = Simulări
lab-rave-up-title = Șansa de câștig și ponderea

## The bench convergence

lab-convergence-predict = De la câte simulări încolo este corectă mutarea primului bot în cel puțin 95 % din căutările lui?
lab-convergence-legend = Fiecare punct este o căutare, așezată la valoarea mutării pe care o alege; un inel arată o căutare a cărei mutare nu este printre cele mai bune. Linie întreruptă: valoarea exactă. Sub axă: media și întinderea tuturor căutărilor. Deasupra punctelor: mutările alese și numărul căutărilor care le-au ales, cu ✓ dacă mutarea este printre cele mai bune. Pe tablă: valoarea exactă a fiecărei mutări, cu fondul cu atât mai intens cu cât o aleg mai multe căutări ale primului bot.
lab-convergence-plot-legend = Sus: valoarea mutării alese, media tuturor căutărilor cu intervalul ei de 95 %; linie întreruptă: valoarea exactă. La mijloc: distanța medie față de ea. Jos: proporția căutărilor a căror mutare este greșită, cu intervalul de 95 %.
lab-convergence-seen = Mutarea este corectă cu mult înaintea valorii. Valoarea este o medie peste toate simulările arborelui, inclusiv cele timpurii și cele de explorare, deci se apropie de cea exactă cu pași mici și o atinge doar la limită. Cu demonstrații valoarea sare: de îndată ce rezultatul este demonstrat, căutarea se încheie cu valoarea exactă. Pe tabla goală de X și 0 orice primă mutare duce la remiză, deci niciuna nu poate fi greșită, și totuși valoarea este departe de 0,5 după 20.000 de simulări; cu jumătate din explorare este mai aproape. La Hex de mărimea 4 valoarea este exactă după 10 simulări, dar numai din noroc: cea mai mare dintre câteva medii zgomotoase este prea mare, nouă căutări din zece aleg o mutare greșită, iar valoarea scade înainte să crească. Demonstrațiile nu schimbă nimic acolo, fiindcă niciun sfârșit de partidă nu este aproape. O grămadă de 13 are cu patru jetoane mai mult decât una de 9, deci arborele ei este cu două mutări mai adânc, iar ambii boți au nevoie de vreo zece ori mai multe simulări.
lab-convergence-paragraphs =
    Aceste poziții sunt rezolvate: valorile lor exacte se cunosc, deci eroarea unei căutări se poate măsura. Fiecare bot caută în aceeași poziție de multe ori, de fiecare dată cu altă sămânță, iar după 10, 20, 50 și mai multe simulări spune ce mutare alege și cât valorează ea.

    Cu destulă explorare, UCT converge la valoarea exactă, iar probabilitatea unei mutări greșite scade ca o putere a numărului de simulări (Kocsis și Szepesvári). Constantele pot fi mari: în cel mai rău caz, numărul simulărilor crește mai repede decât orice exponențială a adâncimii (Coquelin și Munos). Motivul este că recompensele unui nod se schimbă cât timp arborele de sub el încă învață. Primele lui simulări, înșelătoare, rămân în medie, și numai mult mai multe simulări le pot contrabalansa.

    O căutare cu N simulări cere un timp O(N · D), unde D este lungimea unei partide: fiecare simulare coboară prin arbore și apoi joacă până la sfârșit. În fiecare nod de pe drum compară și toate mutările. Memoria crește cu cel mult un nod pe simulare, deci este O(N). Demonstrațiile costă puțin în plus: un nod este hotărât de îndată ce o mutare câștigă sau toate pierd, iar mutările hotărâte nu mai sunt căutate.

    Media unei căutări are nu doar zgomot, ci și o eroare sistematică. Mai multe căutări cu alte semințe îngustează intervalul, dar îl îngustează în jurul unei valori greșite; doar mai multe simulări în fiecare căutare o apropie de cea exactă.
lab-convergence-pseudocode =
    pentru fiecare bot, fiecare sămânță:
      pentru n = 10, 20, 50, ... simulări:
        mutare, valoare = căutare(n)
        greșită = exact(mutare) < valoarea exactă
    media peste semințe, interval de 95 %
lab-convergence-sources =
    Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).
    Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).
    Pierre-Arnaud Coquelin, Rémi Munos: Bandit algorithms for tree search (2007).
    Mark Winands, Yngvi Björnsson, Jahn-Takeshi Saito: Monte-Carlo tree search solver (2008).
lab-convergence-why-early = Partidele aleatoare singure spun puțin despre cea mai bună mutare de aici. Arborele trebuie să găsească mai întâi, pentru fiecare mutare, cel mai bun răspuns al adversarului, iar asta cere mai multe simulări.
lab-convergence-why-late = Câte simulări sunt necesare depinde de cât de adânc se află respingerile și de cât de apropiate sunt valorile mutărilor. Aici căutarea a găsit cea mai bună mutare mai devreme decât credeai sau are nevoie de și mai multe simulări.
lab-convergence-why-never = Valoarea nu trebuie să fie exactă pentru ca mutarea să fie corectă: este destul ca una dintre cele mai bune mutări să primească cele mai multe vizite, iar asta se întâmplă mai devreme.
lab-convergence-early = după cel mult { $playouts }
lab-convergence-late = după mai mult de { $from }, dar cel mult { $to }
lab-convergence-never = nici după { $playouts }
lab-convergence-settled =
    De la { $playouts ->
        [one] { $playouts } simulare
        [few] { $playouts } simulări
       *[other] { $playouts } de simulări
    } încolo, mutarea lui { $bot } este corectă în 95 % din căutările lui; valoarea ei se află atunci, în medie, la { $distance } de cea exactă.
lab-convergence-unsettled =
    După { $playouts ->
        [one] { $playouts } simulare
        [few] { $playouts } simulări
       *[other] { $playouts } de simulări
    }, mutarea lui { $bot } este încă greșită în { $wrong } % din căutările lui, iar valoarea ei se află, în medie, la { $distance } de cea exactă.
lab-convergence-marks = un număr de simulări
lab-convergence-before = Nicio căutare nu a început. Valoarea exactă este { $exact }.
lab-convergence-after =
    Pasul { $step }: { $playouts ->
        [one] { $playouts } simulare
        [few] { $playouts } simulări
       *[other] { $playouts } de simulări
    }.
lab-convergence-estimated = { $bot } estimează în medie { $value }; căutări care aleg una dintre cele mai bune mutări: { $right } din { $count }.
lab-convergence-share = { $bot }: greșite { $wrong } / { $count } = { $percentage } %
lab-convergence-quality = calitate
lab-convergence-best = printre cele mai bune
lab-convergence-worse = greșită
lab-convergence-exact = valoarea exactă
lab-convergence-across-title = Simulări
lab-convergence-up-title = Valoarea mutării alese
lab-convergence-distance-title = Distanța față de valoarea exactă
lab-convergence-wrong-title = Mutări greșite, %

## The bench sweep

lab-sweep-predict = Care dintre aceste două puncte ale grilei pierde mai puține partide? (La deschidere, ambele folosesc 40 de simulări pe mutare.)
lab-sweep-legend = Fiecare câmp este un punct al grilei: partidele pierdute / remize / câștigate până acum și o bară cu cele pierdute la stânga, remizele la mijloc și cele câștigate la dreapta. Chenarul arată punctul în care se joacă.
lab-sweep-plot-legend = Sus: harta termică; cu cât culoarea este mai intensă, cu atât numărul este mai mare, iar sub fiecare număr stă intervalul lui de 95 % (Wilson). Jos: aceleași numere ca linii, una pentru fiecare coloană, cu intervale de 95 %. Secundele sunt măsurate pe acest calculator în acest moment, așa că altă rulare va da alte secunde.
lab-sweep-seen = La deschidere, mai multe simulări în fiecare iterație par mai bune decât mai multe iterații. Nu este o lege: această căutare numără o iterație drept o singură vizită, dar adună victoriile tuturor simulărilor ei, deci patru simulări fac explorarea de patru ori mai puțin importantă, și joacă mutarea cu cea mai mare limită superioară, care după puține vizite este adesea una abia încercată. În presetarea în care fiecare simulare este o vizită, comparația se inversează: 10 iterații cu câte 16 simulări pierd 11,5 %, dar 50 de iterații cu câte 4 simulări doar 3 %, fiindcă la fiecare iterație arborele învață și crește. Amănuntele cântăresc la fel de mult: după 10 iterații cele mai multe mutări au o singură vizită, deci rezultatul depinde de regula care alege dintre mutările cu tot atâtea vizite. Dacă se joacă cea încercată prima, 10 × 16 cu media pierde cam 20 % împotriva jocului la întâmplare, ca în studiu; dacă se joacă cea cu valoarea cea mai mare, doar cam 8 %. În studiul despre Y, Monte Carlo plat nu pierde aproape nicio partidă împotriva jocului la întâmplare de la 100 de iterații în sus; de la 500 le-a câștigat pe toate cele 100.
lab-sweep-paragraphs =
    O baleiere încearcă toate combinațiile a două setări: partide împotriva aceluiași adversar în fiecare punct, din aceleași deschideri și cu aceleași semințe, astfel încât punctele diferă doar prin setările lor. Orice setare a unui bot poate varia, de exemplu sims (simulările unei iterații), c, backup sau final; iterations înseamnă simulările unei mutări împărțite la cele ale unei iterații.

    O proporție din atâtea partide este nesigură: 10 % din 200 de partide pot însemna o proporție adevărată de 7 sau de 15 %. Dacă intervalele a două puncte nu se suprapun, diferența cu greu este întâmplătoare. Testul este strict: o diferență poate fi reală chiar dacă intervalele se suprapun puțin. Hotărăște intervalul diferenței înseși; dacă el conține 0, aceste partide nu pot hotărî. De patru ori mai multe partide înjumătățesc un interval. Dintre multe puncte, unele par cele mai bune din întâmplare, așa că repetă-l pe cel mai bun cu altă sămânță înainte de a-l crede.

    Cu n iterații de câte s simulări și partide de lungime D, o mutare cere timp O(n · s · D) și memorie O(n), cel mult un nod pe iterație. La același număr de simulări, mai multe simulări în fiecare iterație economisesc deci memorie și o parte din timpul coborârii în arbore, dar arborele învață mai rar. Oricare ar fi cele două numere, UCT găsește sigur cea mai bună mutare doar la limită, după multe iterații.

    Paralelizarea la frunze joacă mai multe simulări dintr-o frunză. Căutarea depinde de felul în care le numără. Dacă fiecare simulare este o vizită, bonusul unei mutări scade cu simulările ei. Dacă o iterație este o vizită cu media simulărilor ei, bonusul rămâne la fel de mare ca la o singură simulare și scade doar zgomotul. Dacă este o vizită cu suma lor, valorile sunt de până la s ori mai mari, deci explorarea este de fapt împărțită la s. Monte Carlo plat nu are arbore: își împarte simulările între toate mutările permise, așa că 2.000 de simulări la 28 de celule înseamnă 71 pentru fiecare mutare. Valorile lui converg la cele ale jocului la întâmplare, deci s-ar putea să nu găsească niciodată o mutare care este cea mai bună doar contra celor mai bune răspunsuri.
lab-sweep-pseudocode =
    pentru fiecare valoare a primei setări:
      pentru fiecare valoare a celei de-a doua:
        joacă partide, fiecare cu sămânța ei
        proporția celor pierdute, remize,
          câștigate, cu intervale de 95 %
lab-sweep-sources =
    Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).
    Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).
    Guillaume Chaslot, Mark Winands, Jaap van den Herik: Parallel Monte-Carlo tree search (2008).
    Edwin B. Wilson: Probable inference, the law of succession, and statistical inference (1927).
lab-sweep-why-rows = Mai multe iterații ajută doar dacă arborele le poate folosi. Dacă o vizită primește suma simulărilor ei sau dacă se joacă mutarea cu cea mai mare limită superioară, căutarea se poate încheia cu o mutare abia încercată; mai multe simulări în fiecare iterație fac atunci valorile mai sigure.
lab-sweep-why-columns = Mai multe simulări fac valoarea unei frunze mai sigură, dar arborele învață doar între iterații. Cu mai puține iterații vede mai puțin departe.
lab-sweep-why-neither = Numai dacă intervalul diferenței conține 0 nu pot hotărî aceste partide. Aici nu îl conține, deci întâmplarea singură cu greu explică diferența.
lab-sweep-neither = intervalul diferenței lor conține 0, deci aceste partide nu pot hotărî
lab-sweep-loses = La { $point } pierde { $lost } % (de la { $from } până la { $to }).
lab-sweep-difference = Diferența este de { $difference } puncte procentuale (de la { $from } până la { $to }).
lab-sweep-game = o partidă
lab-sweep-ten-games = 10 partide
lab-sweep-point-step = un punct al grilei
lab-sweep-results-lost = pierdută
lab-sweep-results-drawn = remiză
lab-sweep-results-won = câștigată
lab-sweep-counted-lost = pierdute
lab-sweep-counted-drawn = remize
lab-sweep-counted-won = câștigate
lab-sweep-games = partide
lab-sweep-before =
    Nu s-a jucat nicio partidă. { $points ->
        [one] Este
       *[other] Sunt
    } { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }, fiecare cu { $games ->
        [one] { $games } partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }.
lab-sweep-played = Partida { $game }: { $result } la { $point }.
lab-sweep-sofar = Până acum în acest punct: pierdute { $lost }, remize { $drawn }, câștigate { $won }.
lab-sweep-share = { $result }: { $count } / { $games } = { NUMBER($percentage, maximumSignificantDigits: 4) } %

## The bench tournament

lab-tournament-predict = Cu câte puncte Elo îl va întrece primul din clasamentul final pe al doilea?
lab-tournament-legend = Tabla arată partida după această mutare. Punctele sunt cotele după partidele numite în frază, în puncte Elo, cu media 0; barele sunt intervalele lor de 95 %.
lab-tournament-plot-legend = Tabel încrucișat: procentul din puncte pe care botul de pe rând l-a obținut împotriva celui de pe coloană; cu cât culoarea este mai intensă, cu atât procentul este mai mare. Elo: cotele cu intervalele lor de 95 %. Drum: logaritmul raportului de verosimilitate după fiecare pereche de partide; nu există verdict până nu atinge un prag (linie întreruptă).
lab-tournament-seen = Pe această tablă mică, cu de cinci ori mai multe simulări Monte Carlo plat este clar mai puternic, iar jocul la întâmplare pierde aproape toate partidele. Intervalele sunt largi: după 40 de partide o cotă este încă nesigură cu peste 100 de puncte, iar un interval de două ori mai îngust cere de patru ori mai multe partide. Cu presetarea Monte Carlo plat pentru Y, 100 de simulări pierd o partidă din 20 împotriva jocului la întâmplare, iar de la 500 în sus se câștigă toate 20 (cu 100 de runde, 5 din 200 și niciuna). Fiecare creștere a simulărilor ajută, dar ultima puțin: în 200 de partide 20.000 de simulări au un scor de doar 57 % împotriva celor cu 5.000. Cu presetarea testului secvențial ajung 26 de perechi de partide pentru a deosebi 400 de simulări de 200. Botul euristic cu 8,9 s pe mutare a câștigat 10 din 18 partide de Hex 7 împotriva lui RAVE, mult prea puține ca să se știe care este mai puternic. Dacă bugetul este dat în secunde, un calculator mai lent joacă alte partide.
lab-tournament-paragraphs =
    Punctele Elo măsoară puterea după rezultate: un avans de d puncte înseamnă un scor așteptat de 1 / (1 + 10^(−d / 400)); așadar 0 puncte sunt 50 %, 100 de puncte 64 %, iar 400 de puncte 91 %. Cotele de aici sunt puterile cu care toate rezultatele împreună sunt cele mai verosimile (Bradley și Terry), găsite prin repetarea unui pas simplu până când nu se mai schimbă nimic (Hunter). O remiză adăugată între oricare doi boți oprește creșterea fără limită a cotei unui bot care a câștigat tot.

    Primul jucător are de obicei un avantaj, iar pietrele la întâmplare favorizează una dintre părți. De aceea partidele se joacă în perechi: amândouă pornesc de la aceleași pietre puse la întâmplare, cu culorile schimbate. Astfel avantajul îi revine o dată fiecărui bot, iar testul secvențial numără perechi, nu partide.

    Cine se uită la scor după fiecare partidă și se oprește când îi convine găsește diferențe unde nu sunt. Testul secvențial al raportului de probabilități (Wald) are voie să se uite după fiecare pereche: compară cât de verosimile sunt scorurile dacă primul bot este mai puternic cu punctele din H1 și dacă este cu cele din H0, și se oprește când raportul atinge un prag. Până atunci nu are verdict, oricât de aproape de un prag ar trece drumul. Când se oprește, verdictul are aproximativ ratele de eroare promise, dar cota găsită atunci este în medie prea extremă.

    Un turneu de b boți cu r runde are b (b − 1) r partide, iar timpul lui este cel al acestor partide; memoria crește doar cu numărul și lungimea lor. Cotele sunt corecte la limită, după multe partide, dacă puterea fiecărui bot este un singur număr, cum presupune modelul. Erorile scad doar ca 1 / sqrt(partide): pentru a vedea 10 puncte Elo este nevoie de mii de partide. Dacă doi boți diferă clar, testul secvențial are nevoie de mult mai puține partide decât unul de lungime fixă; durează cel mai mult când adevărul se află între H0 și H1.

    Un bot se scrie cu numele lui, cu setările în paranteze și, după @, cu simulările sau secundele pentru o mutare: flat@500, uct(c=0.5)@0.2s. În jocurile cu niveluri, level(3) este unul dintre ele.
lab-tournament-pseudocode =
    în fiecare rundă:
        deschidere = pietre la întâmplare
        pentru oricare doi boți A și B:
            partidă din ea, A începe
            partidă din ea, B începe
            test: oprește dacă raportul
                a atins un prag
    cote = puterile cu care toate
        scorurile sunt cele mai verosimile
lab-tournament-sources =
    Arpad E. Elo: The Rating of Chessplayers, Past and Present (1978).
    Ralph A. Bradley, Milton E. Terry: Rank analysis of incomplete block designs (1952).
    David R. Hunter: MM algorithms for generalized Bradley-Terry models (2004).
    Abraham Wald: Sequential tests of statistical hypotheses (1945).
    Michel Van den Bergh: A practical introduction to the GSPRT (2020).
lab-tournament-why-small = Un avans sub 50 de puncte înseamnă un scor de cel mult 57 %: atât de aproape sunt doar boți de putere aproape egală.
lab-tournament-why-clear = Între 50 și 150 de puncte înseamnă un scor de 57 până la 70 %. Aceștia doi sunt mai aproape sau mai departe unul de altul: vezi tabelul încrucișat.
lab-tournament-why-large = Între 150 și 300 de puncte înseamnă un scor de 70 până la 85 %: botul mai slab câștigă, fără remize, între o partidă din trei și una din șapte. Vezi în tabelul încrucișat câte a câștigat.
lab-tournament-why-huge = Peste 300 de puncte înseamnă un scor de peste 85 %: botul mai slab câștigă mai puțin de o partidă din șase. Pe o tablă mică, chiar și un bot slab găsește mai des mutări bune.
lab-tournament-options-small = cu mai puțin de 50
lab-tournament-options-clear = cu 50 până la 150
lab-tournament-options-large = cu 150 până la 300
lab-tournament-options-huge = cu 300 sau mai mult
lab-tournament-views-cross = Tabel încrucișat
lab-tournament-views-elo = Elo
lab-tournament-views-walk = Drumul testului
lab-tournament-led = { $first } îl întrece pe { $second } cu { $lead } puncte Elo.
lab-tournament-unsettled = Partidele dintre ei nu hotărăsc care este mai puternic: intervalul de 95 % al diferenței îl conține pe 0.
lab-tournament-accepted =
    Testul a acceptat { $verdict } după { $count ->
        [one] { $count } pereche
        [few] { $count } perechi
       *[other] { $count } de perechi
    } de partide.
lab-tournament-undecided =
    Testul nu are verdict după { $count ->
        [one] { $count } pereche
        [few] { $count } perechi
       *[other] { $count } de perechi
    } de partide.
lab-tournament-move = o mutare
lab-tournament-game = o partidă
lab-tournament-pair = o pereche de partide
lab-tournament-before = Încă nu s-a jucat nicio partidă.
lab-tournament-moved = Mutarea { $count } din partida { $game } din { $games }: { $move }. { $first } joacă împotriva lui { $second }.
lab-tournament-won = Câștigă { $winner }.
lab-tournament-fault = Partida { $game }: { $bot } pierde printr-o greșeală. { $fault }
lab-tournament-drawn = Partida se încheie remiză.
lab-tournament-paired = Din această pereche { $bot } obține { $score } din 2 puncte.
lab-tournament-rated =
    { $games ->
        [0] Nu există cote înainte de sfârșitul primei perechi.
       *[other] Cotele după { $games ->
                [one] { $games } partidă
                [few] { $games } partide
               *[other] { $games } de partide
            }.
    }
lab-tournament-elo = Puncte Elo
lab-tournament-rating = { $elo } ± { $error }, { $percent } % din { $games }
lab-tournament-ratio = H0 la { $low }, raport { $ratio }, H1 la { $high }
lab-tournament-columns = bot | partide | scor | Elo | ±
lab-tournament-walk = raport
lab-tournament-across-title = Perechi de partide
lab-tournament-up-title = Logaritmul raportului de verosimilitate

## The bench sequential

lab-sequential-predict = În câte dintre teste va fi greșit verdictul?
lab-sequential-legend = Fiecare linie este drumul unui test: logaritmul raportului de verosimilitate dintre H1 și H0 după fiecare pereche de partide. La pragul de sus testul acceptă H1, la cel de jos H0. Linia groasă este ultimul test, cele subțiri sunt teste anterioare.
lab-sequential-plot-legend = Erori: proporția testelor cu verdict greșit, cu intervalul ei de 95 %; linie întreruptă: cât se promite cel mult. Lungimi: numărul testelor după câte perechi de partide au cerut.
lab-sequential-seen = Aproape toate testele a doi boți egali acceptă H0, iar 4,5 % din 200 acceptă H1, deși este adevărată H0. Promisiunea este pe termen lung: cu pragurile lui Wald verdictele greșite sunt cel mult alfa / (1 − beta), aici 5,3 %. Un eșantion de 200 de teste poate avea mai multe: cu semințele 2 până la 4 ies 6, 5,5 și 8 %, cu intervale care coboară toate sub 5,3 %. Din 10.000 de teste au fost greșite 4,6 % (4,2 până la 5,0 %). Cele mai multe se încheie după 50 până la 200 de perechi, câteva cer peste 500: lungimea nu se poate spune dinainte. Un drum se poate apropia de pragul greșit și se poate întoarce, deci unul care nu s-a încheiat nu dovedește nimic.
lab-sequential-paragraphs =
    Aici nu joacă niciun bot: rezultatele partidelor sunt trase la sorți pentru doi boți a căror diferență în puncte Elo este cunoscută. Astfel se vede ceea ce un experimentator nu vede niciodată: ce verdicte sunt greșite și dacă testul își ține promisiunea.

    Testul întreabă dacă primul bot este mai puternic cu punctele din H1 sau doar cu cele din H0. După fiecare pereche de partide calculează logaritmul raportului de verosimilitate: de câte ori mai verosimile sunt scorurile de până acum după H1 decât după H0. Joacă mai departe cât timp acest raport rămâne între două praguri, care depind doar de ratele de eroare alfa și beta (Wald). Dintre toate testele cu aceste rate, el cere în medie cele mai puține partide, fie că este adevărată exact H0, fie H1 (Wald și Wolfowitz).

    Nu se știe dinainte cât de des se încheie perechile 2 : 0, 1 : 1 sau altfel. De aceea testul ia, pentru H0 și pentru H1, distribuția cu scorul așteptat al acelei ipoteze care face scorurile observate cele mai verosimile (Van den Bergh). Limita lui Wald pentru verdictele greșite este strictă dacă distribuțiile se cunosc dinainte, deci aici doar aproximativă.

    Dacă adevărul se află între H0 și H1, niciun verdict nu este greșit, iar testele durează cel mai mult. Cine s-ar opri la primul scor bun, și nu la un prag, ar greși mult mai des decât spune alfa, fiindcă un mers aleator fără tendință atinge cândva orice valoare. Testul ține câte un număr pentru fiecare dintre cele cinci scoruri posibile ale unei perechi, deci aproape nu cere timp și memorie pe lângă partide.
lab-sequential-pseudocode =
    scoruri = niciunul
    până când se renunță la test:
        joacă două partide, culori schimbate
        adaugă scorul lor
        raport = ln(verosimilitate, H1 / H0)
        dacă raport >= ln((1 - beta) / alfa):
            acceptă H1
        dacă raport <= ln(beta / (1 - alfa)):
            acceptă H0
lab-sequential-sources =
    Abraham Wald: Sequential tests of statistical hypotheses (1945).
    Abraham Wald, Jacob Wolfowitz: Optimum character of the sequential probability ratio test (1948).
    Michel Van den Bergh: A practical introduction to the GSPRT (2020).
lab-sequential-why-rare = Pragurile sunt aproape atât de apropiate cât permite promisiunea. Erori mai rare ar cere praguri mai îndepărtate, deci mai multe partide.
lab-sequential-why-promised = Proporția promisă este valabilă pe termen lung și dacă H0 sau H1 este adevărată exact; la puține teste, cu alte rate de eroare sau cu un adevăr dincolo de H0 și H1 ies altele.
lab-sequential-why-often = Întâmplarea împinge multe drumuri spre pragul greșit, dar puține îl ating: acolo scorurile trebuie să fie de vreo 20 de ori mai verosimile după ipoteza greșită.
lab-sequential-why-coin = Verdictul nu este dat cu banul: fiecare pereche adaugă dovezi, iar testul continuă până când sunt destule.
lab-sequential-options-rare = în mai puțin de 2 %
lab-sequential-options-promised = în 2 până la 8 %
lab-sequential-options-often = în 8 până la 25 %
lab-sequential-options-coin = în 25 % sau mai mult
lab-sequential-views-errors = Erori
lab-sequential-views-lengths = Lungimi
lab-sequential-stride =
    { $count ->
        [one] un test
       *[other] { $count ->
                [one] { $count } test
                [few] { $count } teste
               *[other] { $count } de teste
            }
    }
lab-sequential-before = Încă nu s-a făcut niciun test.
lab-sequential-ended =
    Testul { $test }: { $hasVerdict ->
        [true] acceptă { $verdict }
       *[other] se renunță
    } după { $pairs ->
        [one] { $pairs } pereche
        [few] { $pairs } perechi
       *[other] { $pairs } de perechi
    } de partide, la raportul { $ratio }.
lab-sequential-counted =
    Până acum H0 { $low ->
        [one] o dată
       *[other] de { $low ->
                [one] { $low } ori
                [few] { $low } ori
               *[other] { $low } de ori
            }
    }, H1 { $high ->
        [one] o dată
       *[other] de { $high ->
                [one] { $high } ori
                [few] { $high } ori
               *[other] { $high } de ori
            }
    }{ $none ->
        [0] { "" }
       *[other] , fără verdict { $none ->
                [one] o dată
               *[other] de { $none ->
                        [one] { $none } ori
                        [few] { $none } ori
                       *[other] { $none } de ori
                    }
            }
    }.
lab-sequential-ratio = H0 la { $low }, raport { $ratio }, H1 la { $high }
lab-sequential-erred = Verdicte greșite: { $wrong } din { $tests }, adică { $share } %, cu un interval de 95 % de la { $from } la { $to } %; se promit cel mult { $promised } %.
lab-sequential-kept = Rezultatul este în acord cu promisiunea.
lab-sequential-broken = Este mai mult decât se promite.
lab-sequential-neither = Adevărul se află între H0 și H1, deci niciun verdict nu este greșit.
lab-sequential-accepted = { $verdict } acceptată
lab-sequential-given-up = abandonate
lab-sequential-tested = { $share } % ({ $tests })
lab-sequential-share = Proporția testelor, %
lab-sequential-tests = Teste
lab-sequential-across-title = Perechi de partide
lab-sequential-up-title = Logaritmul raportului de verosimilitate

## The bench own

lab-own-texts-title = Botul tău
lab-own-texts-question = Poți scrie un bot care îi învinge pe cei ai motorului?
lab-own-texts-write = Scrie-l
lab-own-texts-kept = Boții tăi
lab-own-texts-name = Numele fișierului
lab-own-texts-source = Cod Python
lab-own-texts-keys = Tab indentează, Shift+Tab anulează indentarea. Pentru a ieși din editor cu tastatura, apasă Escape, apoi Tab.
lab-own-texts-foreign = Acest bot vine dintr-un link sau dintr-un fișier. Citește-l întâi: nimic din el nu se execută și nu se păstrează până când îl verifici, joci cu el sau îl păstrezi.
lab-own-texts-keep = Păstrează-l
lab-own-texts-check = Verifică
lab-own-texts-stop = Oprește
lab-own-texts-open = Deschide un fișier
lab-own-texts-save = Salvează ca fișier
lab-own-texts-remove = Șterge
lab-own-texts-printed = Textul afișat de boții tăi
lab-own-texts-link = Link care arată acest fișier altora
lab-own-texts-command = Fișierul salvat, în linia de comandă
lab-own-texts-against = Joacă împotriva lui
lab-own-texts-game = Joc
lab-own-texts-opponent = Adversar
lab-own-texts-side = Botul tău joacă
lab-own-texts-first = primul
lab-own-texts-second = al doilea
lab-own-texts-playouts = Simulări pe mutare
lab-own-texts-play = Începe partida
lab-own-texts-board = Tablă
lab-own-texts-measured = Măsoară-l
lab-own-texts-measure = În experimente, un bot al tău poartă numele fișierului său, cu setări și buget ca oricare altul: my_bot.py@500.
lab-own-texts-tournament = Botul tău într-un turneu
lab-own-texts-sweep = Botul tău într-o baleiere
lab-own-template =
    def search(state, dice, playouts):
        """Joacă partide aleatoare după fiecare mutare și o preferă pe cea care câștigă cel mai des."""
        moves = state.legal()
        wins = [0.0] * len(moves)
        for games in range(1, playouts // len(moves) + 2):
            for i, move in enumerate(moves):
                score = state.play(move).playouts(1, dice)  # 1: a câștigat jucătorul 1, 0: jucătorul 2
                wins[i] += score if state.to_move == 1 else 1 - score
            best = max(range(len(moves)), key=wins.__getitem__)
            yield moves[best], wins[best] / games  # cea mai bună mutare de până acum și cât de des câștigă
lab-own-template-evaluation =
    def evaluate(state):
        """Șansa de câștig a jucătorului la mutare, de la 0 la 1: aici e mai bine să ai mai multe pietre la mijloc."""
        middle = len(state.cells) // 2
        near = state.cells[max(0, middle - 3) : middle + 4]
        mine, theirs = near.count(state.to_move), near.count(3 - state.to_move)
        return 0.5 + (mine - theirs) / 20
lab-own-template-game =
    """Nim: câștigă cine ia ultimul jeton."""

    MOVES = [1, 2, 3]  # toate mutările care există
    START = 10  # poziția de la început: aici jetoanele din grămadă


    def moves(position, player):
        """Mutările jucătorului, 1 sau 2, care este la mutare."""
        return [taken for taken in MOVES if taken <= position]


    def apply(position, move, player):
        """Poziția după o mutare. Jucătorii mută alternativ."""
        return position - move


    def winner(position, player):
        """1 sau 2, 0 pentru remiză, None cât timp partida continuă; player este la mutare."""
        return 3 - player if position == 0 else None


    def evaluate(position, player):
        """Șansa de câștig a jucătorului, de la 0 la 1, pentru căutările care privesc înainte."""
        return 0.5
lab-own-fresh-evaluation = o evaluare nouă, după model
lab-own-fresh-game = un joc nou, după model
lab-own-bot-side = Botul joacă
lab-own-measure-game = Orice experiment care caută ia acest joc ca poziție: scrie numele fișierului și, dacă vrei, mutări după două puncte, ca my_game.py:3.1.
lab-own-minimax = Minimax în jocul tău
lab-own-uct = UCT în jocul tău
lab-own-contest = Un turneu în jocul tău
lab-own-checked-game = Nicio greșeală: două partide cu mutări la întâmplare au fost jucate până la capăt, iar aceeași sămânță a dat aceeași partidă. O mutare durează { NUMBER($milliseconds, maximumSignificantDigits: 4) } ms.
lab-own-fresh = unul nou, din șablon
lab-own-you = tu
lab-own-starting = Pornește un Python separat pentru boții tăi.
lab-own-checking = Botul tău joacă două partide împotriva lui însuși.
lab-own-playing = Partida este în desfășurare.
lab-own-stopped = Oprit.
lab-own-checked = Nicio greșeală: botul tău a jucat două partide împotriva lui însuși și aceeași sămânță a dat aceeași partidă. O mutare cu 100 de simulări durează { NUMBER($milliseconds, maximumSignificantDigits: 4) } ms.
lab-own-settings = Setări: { $settings }.
lab-own-no-settings = Nu are setări.
lab-own-lost = Firul de execuție al botului tău nu a mai răspuns și a fost repornit: caută un pas care durează foarte mult sau cere foarte multă memorie.
lab-own-full = Acest browser nu mai are loc, așa că botul se păstrează doar până părăsești pagina: salvează-l ca fișier.
lab-own-broken-link = Acest link nu arată niciun bot: erau așteptate numele unui fișier și codul lui.
lab-own-go-to = Mergi la linia { $line }
lab-own-seat = { $name } ({ $colour })
lab-own-wins = Câștigă { $seat }: { $reason }.
lab-own-draw = Remiză.
lab-own-stopped-game =
    Partida a fost oprită după { $moves ->
        [one] { $moves } mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    }.
lab-own-your-move = E rândul tău, cu { COLOUR($colour, -negrul, -albul) }: alege o mutare.
lab-own-thinks = { $seat } se gândește.
lab-own-paragraphs =
    Un bot este un generator numit search. Primește o poziție, zaruri (dice) și un număr de simulări. Produce cu yield o mutare cu valoarea ei, apoi poate produce mutări mai bune de câte ori vrea; motorul o joacă pe ultima. Toate căutările motorului funcționează așa: apelantul se poate opri oricând, deci nicio căutare nu trebuie să se uite la ceas. Șablonul este Monte Carlo plat: o mutare cere un timp proporțional cu simulările ori lungimea unei partide și memorie pentru un număr la fiecare mutare permisă. Cu mai multe simulări, valorile lui converg, dar la șansa de câștig dacă ambele părți joacă la întâmplare, deci favorita lui nu este neapărat cea mai bună mutare.

    O poziție nu se schimbă niciodată: state.legal() dă mutările, care sunt numere; state.play(move) întoarce poziția de după o mutare; state.to_move este jucătorul la mutare (1 sau 2); state.outcome este None până la sfârșitul partidei, iar atunci state.outcome.score(1) este 1, 0,5 sau 0. state.playouts(count, dice) joacă partide aleatoare și întoarce scorul lor total pentru jucătorul 1. state.cells conține pietrele, câte un octet pentru fiecare celulă: 0 dacă este goală, altfel numărul jucătorului.

    Valoarea pe care o produci este șansa de câștig, de la 0 la 1, a jucătorului la mutare, după acea mutare. Simulările dau scorul jucătorului 1, așa că botul trebuie să ia 1 minus scorul când la mutare este jucătorul 2. Perspectiva greșită este cea mai frecventă greșeală: un asemenea bot joacă bine ca jucătorul 1 și își ajută adversarul ca jucătorul 2.

    Ia toate numerele aleatoare din dice: dice.below(n) este un întreg de la 0 la n - 1, iar dice.share() un număr de la 0 la 1. Atunci aceeași sămânță dă din nou aceeași partidă, aici și în linia de comandă, astfel încât un rezultat poate fi repetat și o greșeală poate fi găsită. Modulul random ar da de fiecare dată altă partidă.

    Parametrii în plus ai lui search care au ca valoare implicită un număr sau un comutator sunt setări: cu def search(state, dice, playouts, c=1.4), my_bot.py(c=0.5) este alt bot, iar o baleiere poate varia c. Variabilele din afara lui search, de exemplu un arbore, se păstrează pe durata unei partide.

    Un fișier poate avea și doar o evaluare, cu care alfa-beta privește înainte: evaluate(state) întoarce șansa de câștig, de la 0 la 1, a jucătorului la mutare. Sau poate avea un joc: MOVES sunt toate mutările care există, START este poziția de la început, moves(position, player) dă mutările jucătorului la mutare, 1 sau 2, apply(position, move, player) întoarce poziția de după una dintre ele, iar winner(position, player) întoarce 1 sau 2, 0 la remiză și None cât timp partida continuă. Jucătorii mută pe rând, iar o partidă care nu s-a terminat după 200 de mutări este remiză. Evaluarea unui joc este evaluate(position, player), șansa de câștig a acelui jucător; unde lipsește, orice poziție valorează o jumătate.

    O mutare poate dura cinci secunde. Boții tăi rulează într-un fir de execuție fără acces la rețea sau la datele salvate. Dacă un bot dă o eroare sau nu se termină, mesajul indică linia.
lab-own-sources =
    Bruce Abramson: Expected-outcome: a general model of static evaluation (1990), ideea șablonului.
    Cameron Browne și alții: A survey of Monte Carlo tree search methods (2012), ce se mai poate încerca.

## The bench gridworld

lab-gridworld-predict = După ce parte din toți pașii alege politica o cea mai bună mutare în fiecare celulă și rămâne la ea?
lab-gridworld-legend = În stânga: valorile după acest pas, cu o săgeată pentru fiecare cea mai bună mutare; un chenar întrerupt marchează o celulă a cărei mutare nu este cea mai bună. În dreapta: valorile exacte. Celulele verzi valorează peste 0, cele roșii sub 0; un chenar gros marchează un sfârșit.
lab-gridworld-plot-legend = Cea mai mare distanță a unei valori față de cea exactă după fiecare pas, cu fiecare dintre cele trei metode.
lab-gridworld-seen = Politica este corectă cu mult înaintea valorilor: la iterația valorilor după douăsprezece treceri, când o valoare mai este greșită cu peste 0,02. Iterația politicilor are nevoie doar de câteva, fiindcă fiecare este evaluată până la capăt. Q-learning nu cunoaște nici zgomotul, nici recompensele; le învață pe amândouă din episoade, iar cu o rată de învățare fixă valorile sale nu se opresc niciodată.
lab-gridworld-paragraphs =
    Într-un proces de decizie Markov, starea următoare depinde de cea prezentă și de acțiune, nu de drum. Valoarea unei stări este suma actualizată așteptată a recompenselor sub cea mai bună politică, iar ecuația lui Bellman o leagă de vecine: V(s) = R + γ max peste a din suma peste s’ de P(s’ | s, a) V(s’).

    Iterația valorilor aplică această ecuație tuturor celulelor, iar și iar. Eroarea scade cu factorul γ la fiecare trecere sau, fără actualizare, fiindcă orice plimbare se termină mai devreme sau mai târziu. Iterația politicilor evaluează exact o politică, apoi alege cea mai bună mutare în fiecare celulă; cum există doar un număr finit de politici și fiecare o îmbunătățește pe cea dinainte, se termină. Q-learning nu are nevoie de model: după fiecare mutare apropie Q(s, a) de recompensă plus cea mai bună valoare a celulei următoare.

    Cu un cost mic pe mutare, robotul ia drumul lung și sigur din jurul zidului și chiar se îndepărtează de sfârșitul rău; cu cât costă mai mult o mutare, cu atât riscă mai mult.
lab-gridworld-pseudocode =
    iterația valorilor:
      repetă pentru fiecare celulă s:
        V(s) = R + γ max peste a din Σ P(s' | s, a) V(s')
        politica(s) = acel a al maximului
    iterația politicilor:
      evaluează: V(s) = R + γ Σ P(s' | s, politica(s)) V(s')
      îmbunătățește: politica(s) = acel a cu cea mai mare valoare
      până când nicio celulă nu-și schimbă mutarea
    Q-learning, un episod:
      a = cea mai bună mutare, sau una la întâmplare cu probabilitatea ε
      mergi în s' și primește R
      Q(s, a) += α (R + γ max Q(s') − Q(s, a))
      s = s', până la un sfârșit
lab-gridworld-sources =
    Richard Bellman: Dynamic programming (1957).
    Ronald Howard: Dynamic programming and Markov processes (1960).
    Christopher Watkins: Learning from delayed rewards (1989).
    Stuart Russell, Peter Norvig: Artificial intelligence: a modern approach, capitolul 17.
lab-gridworld-options-early = o zecime sau mai puțin
lab-gridworld-options-half = până la jumătate
lab-gridworld-options-late = mai târziu, dar înainte de sfârșit
lab-gridworld-options-never = la sfârșit încă greșește undeva
lab-gridworld-why-early = O celulă departe de sfârșituri află de recompensele lor abia după atâția pași câți o despart de ele, iar cu zgomot două mutări pot rămâne apropiate mai mult timp.
lab-gridworld-why-half = Ordinea a două mutări este stabilită de îndată ce diferența valorilor lor depășește ce mai schimbă pașii următori. Aici asta a venit mai devreme sau a cerut mai mult.
lab-gridworld-why-late = Valorile se mai schimbă mult timp, dar aproape că nu schimbă cea mai bună mutare; sau plimbările la întâmplare ale învățării lasă o celulă greșită până la sfârșit.
lab-gridworld-why-never = Iterația cu un model ajunge sigur corectă dacă sunt destui pași; doar învățarea cu rată fixă, sau prea puțini pași, rămâne greșită.
# $step the number of the step
lab-gridworld-at = După pasul { $step }
lab-gridworld-exact = Exact
lab-gridworld-before = Înainte de primul pas doar sfârșiturile au valori.
lab-gridworld-told-values = Trecerea { $step }: valoarea care s-a schimbat cel mai mult s-a schimbat cu { $change }. Celule cu o mutare greșită: { $wrong }.
lab-gridworld-told-policies = Politica { $step } este evaluată; { $changed ->
        [0] nicio celulă nu are o mutare mai bună, deci este cea mai bună politică.
       *[other] celule cu o mutare mai bună: { $changed }.
    } Celule cu o mutare greșită: { $wrong }.
lab-gridworld-told-learning = Episodul { $step }, mutări: { $moves }. Valoarea care s-a schimbat cel mai mult s-a schimbat cu { $change }. Celule cu o mutare greșită: { $wrong }.
lab-gridworld-units-values = trecere
lab-gridworld-units-policies = politică
lab-gridworld-units-learning = episod
lab-gridworld-max = V({ $cell }) = max = { $value }
lab-gridworld-evaluated = V({ $cell }) = { $value }, valoarea mutării politicii; max = { $most }
lab-gridworld-worth = { $move }: { $value }
lab-gridworld-values = iterația valorilor
lab-gridworld-policies = iterația politicilor
lab-gridworld-learning = Q-learning
lab-gridworld-unsettled = După toți pașii ({ $all }) o celulă mai are o mutare greșită; cea mai mare eroare a unei valori este { $error }.
lab-gridworld-across = Pași
lab-gridworld-up = Cea mai mare eroare
lab-gridworld-settled = De la pasul { $settled } din { $all } fiecare celulă are o cea mai bună mutare; cea mai mare eroare a unei valori este acolo { $error }.

## The bench rooms

lab-rooms-predict = Pentru câte camere va alege cel puțin o căutare în arbore, cu toate simulările ei, o mutare care nu este printre cele mai bune?
lab-rooms-legend = Întâi: iterația valorilor după această trecere. Apoi: căutarea în arbore cu toate simulările ei; fiecare cameră arată valoarea medie și mutarea aleasă cel mai des. Cu cât culoarea unei camere este mai intensă, cu atât valoarea ei este mai mare; săgețile sunt mutări; un chenar întrerupt arată o cameră în care căutarea preferă o mutare care nu este printre cele mai bune.
lab-rooms-plot-legend = Proporția căutărilor, din toate camerele la un loc, care aleg o mutare ce nu este printre cele mai bune.
lab-rooms-seen = Trecerea k dă valorile exacte pentru o baterie de k mutări, deci influența unei recompense se întinde cu o cameră la fiecare trecere, iar ultima trecere este exactă. Căutarea în arbore nu trece prin toate camerele, dar valorile ei sunt prea mici, fiindcă fac media nu doar peste cele mai bune mutări, ci și peste cele de explorare și cele aleatoare. Mutările ei sunt mai demne de încredere decât valorile; mutări greșite rămân mai ales acolo unde două mutări au aproape aceeași valoare. Cu explorarea obișnuită eroarea valorilor nu scade în 500 de partide (5,5 puncte după 10, 5,8 după 500); cu Cp = 0,1 scade la 4,3, dar mai multe mutări sunt greșite.
lab-rooms-paragraphs =
    Un robot umblă prin camere și adună recompense până i se golește bateria. Mișcările lui sunt nesigure: cu o anumită probabilitate alunecă la stânga sau la dreapta direcției sale. Cea mai bună mutare depinde de tot ce poate merge rău, deci valoarea unei camere este o valoare așteptată.

    Iterația valorilor începe cu valori 0 și o înlocuiește pe fiecare cu cea mai bună recompensă așteptată a unei mutări plus valoarea de după ea. O poziție este o cameră împreună cu recompensele rămase, deci r recompense dau 2^r poziții pentru fiecare cameră. Timpul unei treceri este proporțional cu poziții ori mutări ori rezultate, iar memoria cu numărul pozițiilor. Fiecare mutare consumă baterie, așa că după atâtea treceri câte mutări are bateria valorile sunt exacte.

    Căutarea Monte Carlo în arbore se uită la o singură poziție. Un bandit alege mutările robotului în arbore, alunecările sunt trase la sorți, iar o partidă aleatoare estimează recompensele care urmează. Timpul unei căutări este proporțional cu simulările ori încărcarea bateriei, iar memoria crește cu cel mult câteva noduri pe simulare, oricâte poziții ar fi. Când numărul simulărilor crește, valorile converg la cele exacte; până atunci cuprind și costul explorării.
lab-rooms-pseudocode =
    valori = 0 în fiecare poziție
    pentru fiecare mutare pe care o permite bateria:
        pentru fiecare poziție:
            valoare = maximul peste mutări al sumei, peste rezultate, de
                probabilitate * (recompensă + valoarea de după)
lab-rooms-sources =
    Richard Bellman: Dynamic Programming (1957).
    Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).
lab-rooms-why-none = În unele camere două mutări au aproape aceeași valoare, iar căutarea în arbore are nevoie de mai multe simulări ca să le deosebească.
lab-rooms-why-few = O cameră este grea dacă valoarea celei mai bune mutări este aproape de a celei de-a doua. Aici asemenea camere sunt mai multe sau mai puține decât credeai.
lab-rooms-why-half = În cele mai multe camere o mutare este clar cea mai bună, iar căutarea o găsește cu puține simulări.
lab-rooms-why-most = Căutarea nu are nevoie de valori exacte ca să aleagă bine: este destul ca mutarea cea mai bună să fie prima, iar în cele mai multe camere ea este clar în frunte.
lab-rooms-options-none = în niciuna
lab-rooms-options-few = în câteva, cel mult un sfert
lab-rooms-options-half = în mai mult de un sfert, cel mult jumătate
lab-rooms-options-most = în mai mult de jumătate
lab-rooms-wrong-rooms =
    Cel puțin o căutare în arbore greșește în { $wrong } din { $all ->
        [one] { $all } cameră
        [few] { $all } camere
       *[other] { $all } de camere
    }.
lab-rooms-sweeps = o trecere
lab-rooms-iteration = Iterația valorilor, trecerea { $sweep }
lab-rooms-search =
    Căutare în arbore, { $playouts ->
        [one] { $playouts } simulare
        [few] { $playouts } simulări
       *[other] { $playouts } de simulări
    }
lab-rooms-before = Înainte de prima trecere toate valorile sunt 0.
lab-rooms-swept =
    Trecerea { $sweep }: valoarea care s-a schimbat cel mai mult s-a schimbat cu { $change }. Valorile sunt acum exacte pentru o baterie de { $sweep ->
        [one] o mutare
       *[other] { $sweep ->
                [one] { $sweep } mutare
                [few] { $sweep } mutări
               *[other] { $sweep } de mutări
            }
    }.
lab-rooms-across-title = Simulări
lab-rooms-up-title = Mutări greșite, %
lab-rooms-wrong = mutări greșite
lab-rooms-formula = { $room }: max({ $worths }) = { $value }

## The bench reduction

lab-reduction-predict = Câte operații pe cuvinte sunt necesare pentru a afla câștigătorii tuturor acestor table?
lab-reduction-legend = Întâi: una dintre table. Apoi: toate tablele dintr-un cuvânt; numărul și intensitatea culorii arată pe câte dintre ele celula este a { -negrului }. Un chenar marchează cele trei celule a căror majoritate se calculează, iar punctul dintre ele arată acea majoritate. Dedesubt: cele trei cuvinte și majoritatea lor, câte un pătrat pentru fiecare tablă. După ultimul triunghi: o simulare așa cum o face căutarea wye, etapă cu etapă, cu pietre mici în celulele goale; un chenar marchează fiecare celulă pe care etapa a dat-o celuilalt jucător.
lab-reduction-plot-legend = Operațiile făcute până atunci, pentru toate tablele dintr-un cuvânt și tablă cu tablă, după triunghiurile reduse.
lab-reduction-seen = Fiecare triunghi are un rând mai puțin decât cel dinainte, iar culoarea ultimei celule este a câștigătorului. Cu 64 de table într-un cuvânt, aceleași operații decid 64 de partide, fiindcă „și” și „sau” tratează fiecare bit separat. De la triunghiul cel mai mare la cel mai mic, proporțiile se depărtează de jumătate, fiindcă învingătorul unei table stăpânește o parte tot mai mare din ea.
lab-reduction-paragraphs =
    Un program ar putea găsi câștigătorul unei table pline de Y urmărind lanțurile. Reducerea este mai simplă: înlocuiește fiecare trei celule care formează un triunghi mic, îndreptat în același sens ca tabla, cu o singură celulă, de culoarea pe care o au cel puțin două dintre ele. Rezultă o tablă plină cu un rând mai puțin. Repetat, procedeul duce la o singură celulă, a cărei culoare este a câștigătorului.

    Rezultatul este mereu corect, fiindcă fiecare pas păstrează câștigătorul. Fie un lanț care atinge toate cele trei laturi. Oricare două celule vecine ale lui se află într-un triunghi mic, care devine o celulă de aceeași culoare. Triunghiurile perechilor consecutive au o celulă comună, deci noile celule se ating. Ele formează pe tabla mai mică un lanț care atinge aceleași laturi ca vechiul lanț. Exact un jucător are un asemenea lanț înainte de pas și exact unul după el. O tablă de Hex este parte a unei table mai mari de Y ale cărei alte două colțuri aparțin deja jucătorilor.

    Un triunghi cu latura n are n(n + 1)/2 celule, așa că reducerea la o singură celulă cere (n³ − n)/6 majorități. Majoritatea a trei biți, a & b | (a | b) & c, costă patru operații, la fel pentru un cuvânt de 64 de biți ca pentru un singur bit. Timpul este deci O(n³) pentru cel mult 64 de table împreună. Memoria este O(n²), un cuvânt pentru fiecare celulă, fiindcă fiecare triunghi se poate scrie peste cel dinainte.

    Dacă o partidă aleatoare continuă până se umple tabla, câștigătorul nu se schimbă, deci o simulare este o tablă plină la întâmplare. Căutarea wye dă mai întâi fiecare celulă goală unui jucător la întâmplare. Astfel se rup legături pe care niciun jucător nu le-ar lăsa să se rupă. O legătură trece prin două celule goale, dintre care oricare este de ajuns: o punte duce de la o piatră la alta, iar lângă o margine o legătură duce de la o piatră la rândul următor. Dacă adversarul ocupă una dintre cele două celule, un jucător răspunde cu cealaltă. De aceea wye repară tabla: dacă adversarul a primit ambele celule ale unei legături, stăpânul ei primește una dintre ele, oricare la fel de des. Wye începe din interiorul tablei, cu punțile care pornesc de la o piatră a poziției, în două treimi din simulări. Continuă cu marginile pe care un jucător trebuie să le atingă: de la fiecare piatră de pe rândul al patrulea la rândul al treilea într-un sfert din simulări, de la rândul al treilea la al doilea în jumătate din ele și de la rândul al doilea la margine în toate. A repara mai mult ar fi prea mult, pentru că jucătorii cedează și o legătură pentru alta. La sfârșit, cele două celule ale fiecărei punți neîntrerupte între pietre ale poziției revin unor jucători diferiți în toate simulările, fiindcă stăpânul ei răspunde la fiecare atac. Pe table cu cel mult cinci celule pe latură, wye face numai acest ultim pas.

    În presetarea pentru viteză, wye și UCT caută pe tabla goală, iar bancul de probă numără simulările și frunzele lor pe secundă. Wye evaluează o frunză cu două cuvinte de simulări, uct cu 16 simulări, iar uct(sims=1) cu una singură, ca în manuale. Secundele depind de calculator și sunt mai multe dacă rulează mai multe fire de execuție deodată; numărul simulărilor și al frunzelor este mereu același.
lab-reduction-pseudocode =
    un cuvânt pe celulă, un bit pe tablă
    pentru latura = n - 1, ..., 2, 1:
      pentru fiecare celulă (i, j) a ei:
        a, b, c = (i, j), (i, j+1), (i+1, j)
        (i, j) = a & b | (a | b) & c
    câștigători = ultima celulă

    o simulare a lui wye:
      cuvânt la întâmplare în celule goale
      pe legături, marginile la urmă:
        dacă stăpânul nu are celule:
          o celulă = stăpânul
      pe punți neîntrerupte:
        o celulă = nu cealaltă
lab-reduction-sources =
    Jack van Rijswijck: Search and evaluation in Hex (2002).
    Craige Schensted, Charles Titus: Mudcrack Y and Poly-Y (1975).
    Sylvain Gelly, David Silver: Combining online and offline knowledge in UCT (2007).
    Broderick Arneson, Ryan Hayward, Philip Henderson: Monte Carlo tree search in Hex (2010).
lab-reduction-why-tens = Fiecare celulă a fiecărui triunghi mai mic costă patru operații, iar o tablă are cam n³/6 asemenea celule.
lab-reduction-why-hundreds = Numărul majorităților crește cu puterea a treia a laturii: o tablă cu latura dublă cere de opt ori mai multe operații. Calculează: (n³ − n)/6 majorități a câte patru operații.
lab-reduction-why-thousands = Sunt (n³ − n)/6 majorități a câte patru operații. Numărul tablelor nu contează cât timp încap într-un cuvânt.
lab-reduction-why-more = Reducerea ar cere atâtea operații dacă ar lua tablele una câte una sau pe o tablă mai mare. Dar o operație pe un cuvânt lucrează pe toate tablele lui deodată.
lab-reduction-options-tens = sub 100
lab-reduction-options-hundreds = între 100 și 999
lab-reduction-options-thousands = între 1.000 și 9.999
lab-reduction-options-more = 10.000 sau mai multe
lab-reduction-counted =
    Sunt necesare { $made ->
        [one] { $made } operație
        [few] { $made } operații
       *[other] { $made } de operații
    } pentru { $boards ->
        [one] o tablă
       *[other] toate cele { $boards ->
                [one] { $boards } tablă
                [few] { $boards } table
               *[other] { $boards } de table
            }
    }; tablă cu tablă ar fi nevoie de { $each }.
lab-reduction-units-cell = o celulă
lab-reduction-units-row = un rând
lab-reduction-units-triangle = un triunghi
lab-reduction-series-word = într-un cuvânt
lab-reduction-series-each = tablă cu tablă
lab-reduction-stages-coins = O simulare: pietre aleatoare
lab-reduction-stages-inside = Interior reparat
lab-reduction-stages-edges = Margini reparate
lab-reduction-stages-bridges = Punți neîntrerupte păstrate
lab-reduction-columns = celulă | prima tablă | cuvântul tuturor tablelor | majoritate | cuvântul ei
lab-reduction-majority-of = majoritate
lab-reduction-first = Prima tablă, latura { $side }
lab-reduction-all =
    { $boards ->
        [one] Singura tablă, latura { $side }
       *[other] Toate cele { $boards ->
                [one] { $boards } tablă
                [few] { $boards } table
               *[other] { $boards } de table
            }, latura { $side }
    }
lab-reduction-full =
    { $boards ->
        [one] O tablă plină
       *[other] { $boards ->
                [one] { $boards } tablă plină
                [few] { $boards } table pline
               *[other] { $boards } de table pline
            }
    } într-un triunghi cu latura { $side }: pietrele poziției și celulele goale împărțite la întâmplare.
lab-reduction-majority = Pasul { $step }: { $cell } = majoritate({ $three }) = { $result }.
lab-reduction-won =
    Câștigătorul primei table: { $winner }; { -negrul } a câștigat pe { $count } din { $boards ->
        [one] { $boards } tablă
        [few] { $boards } table
       *[other] { $boards } de table
    }.
lab-reduction-playout-coins = Pasul { $step }: wye dă fiecare celulă goală unui jucător la întâmplare.
lab-reduction-playout-inside =
    Pasul { $step }: { $count ->
        [0] { $count ->
                [0] nicio
               *[other] o
            } celulă { $count ->
                [0] nu{ " " }
               *[other] { "" }
            }trece la celălalt jucător
        [1] { $count ->
                [0] nicio
               *[other] o
            } celulă { $count ->
                [0] nu{ " " }
               *[other] { "" }
            }trece la celălalt jucător
       *[other] { $count ->
                [one] { $count } celulă
                [few] { $count } celule
               *[other] { $count } de celule
            } trec la celălalt jucător
    }. Cine a pierdut ambele celule ale unei punți din interior primește una dintre ele, așa cum ar fi răspuns un jucător.
lab-reduction-playout-edges =
    Pasul { $step }: { $count ->
        [0] { $count ->
                [0] nicio
               *[other] o
            } celulă { $count ->
                [0] nu{ " " }
               *[other] { "" }
            }trece la celălalt jucător
        [1] { $count ->
                [0] nicio
               *[other] o
            } celulă { $count ->
                [0] nu{ " " }
               *[other] { "" }
            }trece la celălalt jucător
       *[other] { $count ->
                [one] { $count } celulă
                [few] { $count } celule
               *[other] { $count } de celule
            } trec la celălalt jucător
    }. Cine a pierdut ambele celule ale unei legături cu rândul următor spre o margine primește una dintre ele, așa cum ar fi răspuns un jucător.
lab-reduction-playout-bridges =
    Pasul { $step }: { $count ->
        [0] { $count ->
                [0] nicio
               *[other] o
            } celulă { $count ->
                [0] nu{ " " }
               *[other] { "" }
            }trece la celălalt jucător
        [1] { $count ->
                [0] nicio
               *[other] o
            } celulă { $count ->
                [0] nu{ " " }
               *[other] { "" }
            }trece la celălalt jucător
       *[other] { $count ->
                [one] { $count } celulă
                [few] { $count } celule
               *[other] { $count } de celule
            } trec la celălalt jucător
    }. Cele două celule ale unei punți neîntrerupte între pietre ale poziției revin mereu unor jucători diferiți.
lab-reduction-speed =
    Pasul { $step }: în runda { $round }, { $bot } face { $playouts ->
        [one] { $playouts } simulare
        [few] { $playouts } simulări
       *[other] { $playouts } de simulări
    } din { $leaves ->
        [one] { $leaves } frunză
        [few] { $leaves } frunze
       *[other] { $leaves } de frunze
    } în { $seconds } s.
lab-reduction-across-title = Triunghiuri reduse
lab-reduction-up-title = Operații pe cuvinte

## The bench glance

lab-glance-predict = Fără nicio căutare, care dintre cele două pune pe primul loc mutarea la care ajung cele mai lungi căutări: rețeaua sau simulările?
lab-glance-legend = Patru judecăți asupra aceleiași poziții. Rețeaua singură: partea din preferința ei pe care o primește fiecare mutare. Simulările singure: șansele de câștig dacă celula ajunge a celui care mută într-o partidă aleatoare (AMAF), cu fondul tot mai intens de la cea mai slabă celulă la cea mai bună. Căutările: proporția vizitelor lor. Numere: procente, pe cele mai bune trei celule de pe fiecare tablă, dacă încap. Inel: mutarea aleasă. În titlu: mutarea și șansele de câștig ale celui care mută.
lab-glance-plot-legend = Sus: șansele de câștig ale celui care mută. Jos: proporția alegerilor care sunt mutarea la care ajung cele mai lungi căutări. Linie întreruptă: judecățile fără căutare.
lab-glance-seen = În prima poziție câștigă o singură mutare, b4, după cum a demonstrat un program care o rezolvă. Rețeaua o pune pe primul loc înainte să fie încercată vreo mutare. Simulările pun alta pe primul loc, oricât de multe ar fi: mai multe simulări micșorează zgomotul, dar nu eroarea, care vine din faptul că jucătorii lor joacă la întâmplare. Ambele căutări găsesc b4 până la urmă, fiindcă o căutare se uită la răspunsuri. Cea cu rețea începe cu mutarea corectă și are doar de confirmat; cea cu simulări trebuie să afle mai întâi că favoritele ei dau greș, iar asta îi ia zeci sau sute de frunze. Rețeaua nu are mereu dreptate: încearcă și alte poziții.
lab-glance-paragraphs =
    Rețeaua este o funcție care dă, din pietre, o parte pentru fiecare mutare și o valoare. A învățat din partide cu ea însăși: părțile, din mutările pe care le preferau propriile căutări; valoarea, din cine a câștigat. O privire rezumă deci multe căutări ale unor poziții de dinainte. Ce nu a întâlnit niciodată, ca o scară lungă pe o tablă mare, poate judeca greșit, și nu are cum să știe că o face.

    Simulările nu știu nimic și nu au nevoie de învățare. O partidă aleatoare are dreptate despre o poziție dacă jucătorii ei fac aceleași feluri de greșeli; acolo unde o parte trebuie să răspundă exact, iar cealaltă nu, ele înșală. Wye îndreaptă cazul cel mai des: cine pierde o jumătate a unei punți o primește pe cealaltă. AMAF numără o simulare pentru fiecare celulă pe care jucătorul o obține în ea, oricând s-ar întâmpla, deci nu deosebește o mutare necesară acum de una care poate aștepta.

    O căutare le folosește pe unele sau pe cealaltă ca sfat despre unde să privească și corectează sfatul prin ce găsește. O frunză costă un apel al rețelei sau câteva simulări. Cu cât sfatul este mai bun, cu atât se irosesc mai puține frunze. Dar la limită hotărăște căutarea: cu destule frunze amândouă demonstrează același rezultat.
lab-glance-pseudocode =
    rețea: părți, valoare = f(pietre)
      media peste toate simetriile
    simulări: umple tabla la întâmplare
      celulă: câștiguri / ori proprie
    căutare: coboară cu valoare + sfat
      net: frunză = valoarea rețelei
      wye: frunză = simulări câștigate
lab-glance-sources =
    David Silver și alții: Mastering the game of Go without human knowledge (2017), rețeaua care ghidează o căutare și învață din ea.
    Thomas Anthony, Zheng Tian, David Barber: Thinking fast and slow with deep learning and tree search (2017), aceeași idee, pentru Hex.
    Sylvain Gelly, David Silver: Combining online and offline knowledge in UCT (2007), care folosește AMAF.
lab-glance-why-network = Aici și simulările găsesc mutarea, sau rețeaua nu o găsește: ea judecă după ce a întâlnit în propriile partide, iar poziția aceasta poate fi altfel.
lab-glance-why-playouts = Aici și rețeaua găsește mutarea, sau simulările nu o găsesc: jucătorii lor joacă la întâmplare, deci un atac pe care îl oprește un singur răspuns exact reușește adesea în ele.
lab-glance-why-both = Două judecăți care greșesc în feluri diferite nu se potrivesc des acolo unde hotărăște o singură mutare exactă.
lab-glance-why-neither = O poziție pe care nu o înțelege niciuna dintre ele este mai rară: una a pus mutarea pe primul loc fără să privească înainte.
lab-glance-options-network = doar rețeaua
lab-glance-options-playouts = doar simulările
lab-glance-options-both = amândouă
lab-glance-options-neither = niciuna
lab-glance-told = Rețeaua pune pe primul loc { $network }, simulările pun { $playouts }. Dintre cele mai lungi căutări, { $chosen } din { $searches } aleg { $settled }.
lab-glance-unit = judecată
lab-glance-before = Nimeni nu a privit încă poziția.
lab-glance-step = Pasul { $at }.
lab-glance-judged-network = Rețeaua dintr-o privire
lab-glance-judged-playouts = Simulările singure
lab-glance-judged-net = Căutarea net
lab-glance-judged-wye = Căutarea wye
lab-glance-judges =
    { $judge }{ $leaves ->
        [0] { "" }
       *[other] { " " }după { $leaves ->
                [one] { $leaves } frunză
                [few] { $leaves } frunze
               *[other] { $leaves } de frunze
            }
    }: { $move }, șanse de câștig { $chance } %.
lab-glance-series-network = Rețeaua singură
lab-glance-series-playouts = Simulările singure
lab-glance-series-net = Căutarea net
lab-glance-series-wye = Căutarea wye
lab-glance-titled = { $judge }: { $move }, { $chance } %
lab-glance-columns = mutare | rețea, % | AMAF, % | net, % din vizite | wye, % din vizite
lab-glance-across-title = Frunze
lab-glance-up-title = Șanse de câștig
lab-glance-settled-title = Alegeri ale mutării convenite, %

## The bench walks

lab-walks-step = un pas
lab-walks-node = un nod încheiat
lab-walks-root-move = o mutare din rădăcină
lab-walks-nothing = Înainte de primul pas nu s-a intrat în niciun nod.
lab-walks-numbered = Pasul { $step }: { $told }
lab-walks-kinds-max = max, jucătorul 1
lab-walks-kinds-min = min, jucătorul 2
lab-walks-kinds-mean = hazard
lab-walks-kinds-over = sfârșitul partidei
lab-walks-short-max = max
lab-walks-short-min = min
lab-walks-short-mean = medie
lab-walks-short-over = sfârșit
lab-walks-leaves-over = partida s-a încheiat
lab-walks-leaves-depth = s-a atins adâncimea
lab-walks-leaves-quiet = poziția este liniștită
lab-walks-leaves-known = poziția a mai fost întâlnită
lab-walks-root = rădăcină
lab-walks-out = retezată
lab-walks-won = victorie sigură
lab-walks-open = valoare încă necunoscută
lab-walks-window = Fereastra: de la { $alpha } la { $beta }.
lab-walks-begin = căutarea începe în rădăcină ({ $kind }).
lab-walks-entered = se încearcă mutarea { $move }, care duce într-un nod ({ $kind }).
lab-walks-leaf = mutarea { $move } se oprește într-o frunză: { $reason }, valoarea ei este { $value }.
lab-walks-inner = nodul mutării { $move } ({ $kind }) este încheiat, valoarea lui este { $value }.
lab-walks-cut-max = mutarea { $move } ridică alfa la { $alpha }, iar beta este { $beta }: min are mai sus o alegere mai bună și nu va lăsa partida să ajungă aici. Se retează: { $left }.
lab-walks-cut-min = mutarea { $move } coboară beta la { $beta }, iar alfa este { $alpha }: max are mai sus o alegere mai bună și nu va lăsa partida să ajungă aici. Se retează: { $left }.
lab-walks-certain = mutarea { $move } câștigă sigur, și nicio mutare nu poate fi mai bună. Se retează: { $left }.
lab-walks-chosen = se alege mutarea { $move }; valoarea ei pentru cel aflat la mutare este { $value }. Frunze vizitate: { $leaves }.
lab-walks-move = mutare
lab-walks-kind = nod
lab-walks-share = probabilitate
lab-walks-value = valoare

## The lab

lab-again = Ia de la capăt
lab-as-table = Același lucru ca tabel
lab-axes = Scară
lab-back = Înapoi
lab-benches = Bancuri de probă
lab-all-benches = Toate experimentele
lab-welcome = Privește căutările la lucru, pas cu pas; prezice rezultatul, apoi măsoară-l în propriul tău browser. Fiecare experiment se repetă întocmai prin linkul lui.
# $minutes how long a reader takes with an experiment
lab-minutes =
    circa { $minutes ->
        [one] { $minutes } minut
        [few] { $minutes } minute
       *[other] { $minutes } de minute
    }
lab-chapters-search = Căutare în jocuri
lab-chapters-bandits = Bandiți
lab-chapters-trees = Căutare în arbore Monte Carlo
lab-chapters-strength = Măsurarea forței
lab-chapters-decisions = Procese de decizie
lab-chapters-wye = Wye pe dinăuntru
lab-chapters-own = Ale tale
lab-fixed = Ai citit verdictul, așa că predicția rămâne cum este. Schimbă un parametru ca să prezici din nou.
lab-exact-link = Link exact la acest pas și la această imagine
lab-embedding = Arată-l pe o pagină a ta
lab-frame = Pentru o pagină web
lab-notebook = Pentru un caiet Jupyter
lab-png = Descarcă în PNG
lab-events = Descarcă toate evenimentele în JSON Lines
lab-step = Cum se ajunge la acest pas
lab-pace = Ritm
lab-parts-picture = Imagine
lab-parts-board = Tablă
lab-parts-tree = Arbore
lab-choose-position = Alege pe o tablă
lab-choose-game = Joc ...
lab-choose-back = Retrage
lab-choose-bot = Alege un bot ...
lab-choose-add-bot = Adaugă un bot ...
lab-choose-tree = Desenează arborele
lab-choose-tree-new = Începe cu un arbore mic
lab-choose-leaf = Valoarea frunzei { $place }
lab-choose-split = Împarte frunza { $place }
lab-choose-branch = Adaugă o ramură la { $place }
lab-choose-remove = Scoate { $place }
lab-parameters = Parametri
lab-seen-elsewhere = Aceștia nu sunt parametrii obișnuiți, așa că textul bancului poate să nu se potrivească. Compară tabelele cu cele ale valorilor obișnuite.
lab-no-verdict = Cu acești parametri rezultatul nu spune care predicție e corectă: lipsește ceea ce ar trebui măsurat sau rămâne nedecis.
lab-no-verdict-yet = Verdictul vine când se termină rularea.
lab-cancel = Anulează
lab-command = Comanda care face același lucru
lab-covered = Alege mai sus o predicție, iar rezultatul apare aici.
lab-csv = Descarcă în CSV
lab-defaults = Valori inițiale
lab-earlier-run = Suprapune o rulare anterioară
lab-experiment = Experimentul
lab-explanation = Explicație
lab-first = La început
lab-formula = Formulă
lab-games = Descarcă partidele în SGF
lab-go-on = Continuă
lab-hand = Alege tu
lab-hand-table = Starea rulării tale
lab-lab = Laboratorul Wye
lab-last = La sfârșit
lab-last-runs = Ultimele rulări
lab-link = Link la acest experiment
lab-on = Înainte
lab-player = Înregistrare
# Of a recording.
lab-play = Redă
lab-pause = Pauză
lab-position = Poziția în înregistrare
lab-prediction = Predicția ta
lab-preset = Presetare
lab-pseudocode = Pseudocod
lab-quiz = Marchează retezările
lab-quiz-tell = Spune-mi ce este corect
lab-quiz-tree = Arborele problemei
lab-repeat = Cum îl repeți
lab-replay = Pas cu pas
lab-result = Rezultatul
lab-result-table = Rezultat
lab-run = Rulează
lab-scene-board = Tablă
lab-scene-table = Starea la acest pas
lab-seek = Găsește un nod după mutările de la rădăcină
lab-seek-go = Mergi acolo
lab-seek-none = Aceste mutări nu duc la niciun nod. Scrie-le cu spații, ca în „a1 b2”.
lab-seen = Ce ar fi trebuit să vezi
lab-shown = Se arată
lab-svg = Descarcă în SVG
lab-unit = Avansează cu
lab-unrepeatable = Bugetele în secunde depind de calculator: aceste numere nu vor ieși din nou la fel.
lab-workers = Fire de execuție
lab-number = { NUMBER($value, maximumSignificantDigits: 4) }
lab-none = –
lab-timed = { $column } (nerepetabil)
lab-earlier = { $name }, anterior
lab-more = încă { $count }

## The lab: the engine

lab-loading = Se încarcă Python: { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1) } din { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB. Ceea ce vezi este un rezultat păstrat.
lab-starting = Pornește Python. Ceea ce vezi este un rezultat păstrat.
lab-replaced = Motorul nu a mai răspuns și a fost repornit. Rulează din nou experimentul sau continuă-l.
lab-load-failed = Wye nu a putut încărca { $file }: { $reason }
lab-engine-failed = Motorul a eșuat de două ori la rând: { $reason }

## The lab: a run

lab-progress =
    { $of ->
        [0] În curs
       *[other] Partea { $done } din { $of }
    }{ $seconds ->
        [none] { "" }
       *[other] , mai sunt circa { $seconds } s
    }
lab-finished = Rularea s-a încheiat.
lab-stopped = Oprit după partea { $done } din { $of }; rezultatul arată ce s-a terminat.
lab-full = Browserul nu mai are loc să păstreze această rulare: ea continuă, dar o reîncărcare a paginii ar pierde-o.
lab-brought = Acest link aduce fișiere. Citește-le întâi și păstrează-le pe cele în care ai încredere; apoi urmează linkul din nou.
lab-invitation = Aceste valori nu au fost încă rulate aici. Prezice mai întâi, dacă vrei; apoi rulează-le ca să vezi fiecare pas.
lab-linked = Acestea sunt valorile din link. Apasă „Rulează” pentru a repeta experimentul.
lab-broken-link = Acest link nu poate fi citit: { $reason } Iată experimentul cu valorile inițiale; linkul era:
lab-axes-linear = liniară
lab-axes-logX = axa orizontală logaritmică
lab-axes-logY = axa verticală logaritmică
lab-axes-log = ambele axe logaritmice

## The lab: predictions

lab-own-values = Valori proprii
lab-no-prediction = Fără predicție, doar arată
lab-right = Ai avut dreptate.
lab-wrong = Nu este ce ai prezis.

## The engine: names

said-Playouts-per-iteration = Simulări pe iterație
said-Runs = Rulări
said-Seed = Sămânță
said-from = de la
said-to = până la
said-runs = rulări
said-chance = probabilitate
said-mean = medie
said-playouts = simulări
said-error = eroare
said-plus-_ = ±
said-searches = căutări
said-Position = Poziție
said-bot = bot
said-value = valoare
said-value-for-the-player-to-move = valoare pentru cine mută
said-exact = exact
said-moves = mutări
said-move = mutare
said-depth = adâncime
said-leaves = frunze
said-nodes = noduri
said-share-percent = proporție, %
said-chosen = aleasă
said-Playouts = Simulări
said-visits = vizite
said-bonus = bonus
said-pairs = perechi
said-Flat-Monte-Carlo-for-Y = Monte Carlo plat pentru Y
said-Game = Joc
said-Random-stones-at-the-start-of-each-game = Pietre la întâmplare la începutul fiecărei partide
said-first = primul
said-second = al doilea
said-s-game = s/partidă
said-games = partide
said-game = partidă
said-score = scor
said-record = notație
said-Minimax-and-its-cuts = Minimax și retezările sale
said-How-many-leaves-can-alpha_beta-leave-out-and-how-much-depends-on-the-order-of-moves = Câte frunze poate reteza alfa-beta și cât depinde de ordinea mutărilor?
said-The-tree-of-Knuth-and-Moore-best-moves-first = Arborele lui Knuth și Moore, întâi mutările cele mai bune
said-Nim-with-an-evaluation-that-ignores-who-moves-find-the-mistake = Nim cu o evaluare care nu ține seama de cine mută: găsește greșeala
said-Tic_tac_toe-with-open-lines = X și 0 cu linii deschise
said-Tic_tac_toe-searched-on-until-the-position-is-quiet = X și 0, până când poziția este liniștită
said-Tic_tac_toe-as-deep-as-a-tenth-of-a-second-allows = X și 0, atât de adânc cât permite o zecime de secundă
said-Position-empty-for-a-uniform-tree = Poziția; gol: un arbore uniform
said-Moves-at-each-node-of-the-uniform-tree = Mutări în fiecare nod al arborelui uniform
said-Depth-in-moves = Adâncimea în mutări
said-Algorithm-that-is-shown = Algoritmul arătat
said-Order-in-which-alpha_beta-tries-the-moves = Ordinea în care alfa-beta încearcă mutările
said-Most-leaves-of-a-search = Cel mult atâtea frunze ale unei căutări
said-Time-limit-of-a-search-in-seconds-not-repeatable-0-for-no-limit = Secunde ale unei căutări, cel mult, ceea ce nu se poate repeta; 0: fără limită
said-Nim-an-evaluation-that-ignores-who-took-the-last-token = Nim: o evaluare care nu ține seama de cine a luat ultimul jeton
said-minimax = minimax
said-alphabeta = alfa-beta
said-history = după istoric
said-best_first = întâi cele bune
said-worst_first = întâi cele rele
said-order = ordine
said-branching = factor de ramificare
said-fewest = minimul posibil
said-finished-percent = încheiate, %
said-bound = limită
said-lower = inferioară
said-upper = superioară
said-yes = da
said-no = nu
said-Chance = Hazardul
said-Against-which-opponents-does-expectimax-choose-the-wrong-move = Când pierde mutarea lui expectimax?
said-Trees-four-moves-deep = Arbori cu adâncimea de patru mutări
said-Tic_tac_toe-a-trap-that-costs-the-draw = X și 0: o capcană care costă remiza
said-Nim-lost-against-a-perfect-opponent = Nim, pierdut contra unui adversar perfect
said-Position-empty-for-uniform-trees = Poziția; gol: arbori uniformi
said-Moves-at-each-node-of-a-uniform-tree = Mutări în fiecare nod al unui arbore uniform
said-Depth-of-a-uniform-tree-in-moves = Adâncimea unui arbore uniform, în mutări
said-Random-replies-of-the-opponent-in-a-hundred-decided-by-the-coin = Mutări la întâmplare ale adversarului dintr-o sută, după monedă
said-Uniform-trees = Arbori uniformi
said-best-reply = cel mai bun răspuns
said-random-reply = răspuns la întâmplare
said-expectimax = expectimax
said-expectiminimax = expectiminimax
said-random-percent = la întâmplare, %
said-result = rezultat
said-trees = arbori
said-chosen-by = aleasă de
said-other-move = altă mutare
said-crossing = intersecție
said-lead = avantaj
said-lead-from = avantaj de la
said-lead-to = avantaj până la
said-Bandits = Bandiți
said-Which-arm-should-a-player-pull-next-to-have-the-least-regret-in-the-long-run = De ce braț să tragi acum pentru ca, pe termen lung, regretul să fie minim?
said-Chance-that-each-arm-pays = Probabilitatea de plată a fiecărui braț
said-Pulls-in-a-run = Trageri într-o rulare
said-Share-of-random-pulls-of-epsilon_greedy = Proporția tragerilor la întâmplare la epsilon-greedy
said-Strategy-of-the-run-that-is-shown = Strategia rulării afișate
said-ucb1 = UCB1
said-thompson = Thompson
said-epsilon_greedy = epsilon-greedy
said-uniform = uniform
said-strategy = strategie
said-pulls = trageri
said-regret = regret
said-lower-bound = limită inferioară
said-bound-of-UCB1 = limita lui UCB1
said-arms = brațe
said-arm = braț
said-UCT-phase-by-phase = UCT, fază cu fază
said-How-do-random-games-grow-a-tree-in-which-the-best-move-gets-most-of-the-visits = Cum fac niște partide aleatoare să crească un arbore în care cea mai bună mutare primește cele mai multe vizite?
said-The-mistake-back-up-from-the-wrong-perspective = Greșeala: retropropagare din perspectiva greșită
said-A-forced-win-in-tic_tac_toe = O victorie forțată la X și 0
said-A-forced-win-for-the-second-player = O victorie forțată a celui de-al doilea jucător
said-Ten-thousand-playouts = Zece mii de simulări
said-Nim-with-5-tokens-the-wrong-perspective = Nim cu 5 jetoane, perspectiva greșită
said-Nim-with-6-tokens-the-wrong-perspective = Nim cu 6 jetoane, perspectiva greșită
said-Nim-with-9-tokens-the-wrong-perspective = Nim cu 9 jetoane, perspectiva greșită
said-Hex-with-16-playouts-an-iteration-and-proofs = Hex cu 16 simulări pe iterație și demonstrații
said-on = da
said-off = nu
said-choice = alegere
said-shares = proporții
said-Which-cells-does-AMAF-judge-wrongly-and-when-do-their-own-results-take-over = Ce celule judecă AMAF greșit și când preiau conducerea rezultatele proprii?
said-AMAF-finds-a-winning-move-early = AMAF găsește devreme o mutare câștigătoare
said-The-same-without-AMAF = La fel, fără AMAF
said-AMAF-hides-the-only-winning-move = AMAF ascunde singura mutare câștigătoare
said-The-same-and-AMAF-never-gives-way = La fel, iar AMAF nu cedează niciodată
said-Exact-values-beside-the-estimates = Valori exacte lângă estimări
said-by-own = după cele proprii
said-by-own-exact = exact, după cele proprii
said-by-AMAF = după AMAF
said-by-AMAF-exact = exact, după AMAF
said-chosen-exact = exact la cea aleasă
said-own-order-percent = ordinea celor proprii, %
said-AMAF-order-percent = ordinea AMAF, %
said-leaders = favorite
said-own = propriu
said-amaf = AMAF
said-weight = ponderea AMAF
said-mixed = amestec
said-Convergence = Convergență
said-How-many-playouts-does-a-search-need-until-its-value-is-right-and-how-many-until-its-move-is-right = Câte simulări sunt necesare până când valoarea este corectă, și câte până când mutarea este corectă?
said-Tic_tac_toe-the-answer-to-a-corner = X și 0: răspunsul la un colț
said-Tic_tac_toe-the-empty-board-two-strengths-of-exploration = X și 0: tabla goală, cu două grade de explorare
said-Nim-a-heap-of-13 = Nim: o grămadă de 13
said-Hex-of-size-4 = Hex de mărimea 4
said-Bots-with-their-settings = Boți cu setările lor
said-Most-playouts = Cel mult atâtea simulări
said-Searches-of-each-bot = Căutări ale fiecărui bot
said-root = rădăcină
said-distance = distanță
said-wrong-from = greșite, de la
said-wrong-to = greșite, până la
said-Sweep = Baleierea setărilor
said-Which-is-better-more-iterations-or-more-playouts-in-each = Ce este mai bine: mai multe iterații sau mai multe simulări în fiecare?
said-Tic_tac_toe-study-one-visit-sum-of-its-playouts-final-move-by-UCB = Studiul X și 0: o vizită, suma simulărilor ei, mutarea finală după UCB
said-Tic_tac_toe-study-the-same-final-move-by-visits = Studiul X și 0: la fel, mutarea finală după vizite
said-Tic_tac_toe-study-one-visit-mean-of-its-playouts = Studiul X și 0: o vizită, media simulărilor ei
said-Tic_tac_toe-study-each-playout-a-visit = Studiul X și 0: fiecare simulare o vizită
said-Bot-with-the-settings-that-do-not-vary = Bot, cu setările care nu variază
said-Setting-that-varies-by-row-or-iterations = Setarea care variază pe rânduri, sau iterațiile (iterations)
said-Setting-that-varies-by-column-none-if-empty = Setarea care variază pe coloane; gol: niciuna
said-Opponent = Adversar
said-Side-of-the-bot = Botul joacă
said-Games-at-each-point = Partide în fiecare punct
said-Playouts-per-move-unless-a-bot-or-the-grid-sets-them = Simulări pe mutare dacă nu se spune altceva
said-both = alternativ
said-iterations = iterații
said-sims = simulări pe iterație
said-lost-percent = pierdute, %
said-lost-from = pierdute, de la
said-lost-to = pierdute, până la
said-drawn-percent = remize, %
said-drawn-from = remize, de la
said-drawn-to = remize, până la
said-won-percent = câștigate, %
said-won-from = câștigate, de la
said-won-to = câștigate, până la
said-score-of-the-bot = scorul botului
said-Tournament = Turneu
said-Which-bot-is-stronger-by-how-much-and-after-how-many-games-may-one-say-so = Care bot este mai puternic, cu cât, și după câte partide se poate afirma?
said-Bots-with-settings-and-budgets = Boți cu setări și bugete
said-Pairs-of-games-for-any-two-bots = Perechi de partide între oricare doi boți
said-Playouts-per-move-of-bots-without-a-budget = Simulări pe mutare la boții fără buget
said-Stop-when-a-sequential-test-of-the-two-bots-has-ended = Oprește când se încheie un test secvențial al celor doi boți
said-Elo-points-by-which-the-first-bot-is-stronger-under-H0 = Puncte Elo la H0: avansul primului bot
said-Elo-points-of-H1 = Puncte Elo la H1
said-Chance-to-accept-H1-where-H0-holds = Probabilitatea de a accepta H1 când este adevărată H0
said-Chance-to-accept-H0-where-H1-holds = Probabilitatea de a accepta H0 când este adevărată H1
said-Heuristic-against-RAVE = Euristic împotriva lui RAVE
said-Sequential-test-of-two-settings = Test secvențial a două setări
said-elo = Elo
said-won = câștigate
said-drawn = remize
said-lost = pierdute
said-against = împotriva
said-los = probabilitatea de a fi mai bun
said-played = jucate
said-s-first = s, primul
said-s-second = s, al doilea
said-ratio = raport
said-H0-at = H0 la
said-H1-at = H1 la
said-verdict = verdict
said-pairings = întâlniri
said-searched-value = valoare găsită
said-searched-move = mutare găsită
said-Exercise = Exercițiu
said-Can-you-do-by-hand-what-the-searches-do = Poți face de mână ce fac căutările?
said-Name-of-the-student-each-one-has-other-numbers = Numele studentului; fiecare are alte numere
said-Moves-at-each-node = Mutări la fiecare nod
said-Moves-to-select-from = Mutări dintre care se selectează
said-Show-the-solutions = Arată soluțiile
said-question = întrebare
said-answer = răspuns
said-wins = victorii
said-The-line-is-line-expected-the-one-that-an-exercise-gives = Linia este { $line }: se aștepta cea pe care o dă un exercițiu.
said-Three-players = Trei jucători
said-Who-wins-if-three-players-take-from-a-heap-and-does-that-follow-from-the-rules-alone = Cine câștigă dacă trei jucători iau dintr-o grămadă, și reiese asta doar din reguli?
said-Tokens-in-the-heap = Jetoane în grămadă
said-Most-tokens-that-a-move-takes = Jetoane pe care le ia cel mult o mutare
said-Share-of-the-player-who-moved-before-the-winner = Partea jucătorului care a mutat înaintea câștigătorului
said-Of-moves-that-are-equal-for-the-player-the-one-to-be-made = Dintre mutările egale pentru jucător, cea care se face
said-the-first = prima
said-the-last = ultima
said-Shallow-pruning = Retezare superficială
said-Pruning-leaves-out-what-is-better-by-this-at-most = Retezarea lasă deoparte ce e mai bun cu cel mult atât
said-heap = grămadă
said-first-tie = prima egalitate
said-last-tie = ultima egalitate
said-nodes-pruned = noduri cu retezare
said-player = jucător
said-tokens = jetoane
said-Depth-of-the-search-that-is-shown-0-for-the-whole-depth = Adâncimea căutării arătate; 0 pentru toată
said-method = metodă
said-step = pas
said-A-tree-of-your-own-as-3-12-8-2-4-6-14-5-2 = Un arbore al tău, ca ((3,12,8),(2,4,6),(14,5,2))
said-A-tree-to-do-by-hand = Un arbore de făcut cu mâna
said-A-tree-and-a-position-are-given-expected-one-of-them = Sunt date un arbore și o poziție: se aștepta una din ele.
said-expected-numbers-in-parentheses-with-commas-between-them-as-3-12-8-2-4-6-deepest-deep-and-with-most-leaves-at-most = se așteptau numere între paranteze despărțite prin virgule, ca ((3,12,8),(2,4,6)), cu adâncimea { $deepest } și cel mult { $most } frunze.
said-Grid-world = Lume de celule
said-When-is-the-policy-right-and-when-are-the-values = Când este politica corectă și când valorile?
said-Policy-iteration = Iterația politicilor
said-Q_learning = Q-learning
said-Life-is-painful-the-robot-runs-to-the-nearest-end = Viața doare: robotul fuge la cel mai apropiat sfârșit
said-Life-is-pleasant-the-robot-never-wants-to-end = Viața place: robotul nu vrea să termine niciodată
said-World-row-by-row-free-wall-plus-and-_-ends = Lumea, rând cu rând: . liber, # zid, + și - sfârșituri
said-Method = Metodă
said-value-iteration = iterația valorilor
said-policy-iteration = iterația politicilor
said-Reward-of-a-move = Recompensa unei mutări
said-Discount = Actualizare
said-Chance-to-slip-to-a-side = Probabilitatea de a aluneca într-o parte
said-Sweeps-policies-or-episodes = Treceri, politici sau episoade
said-Learning-rate = Rata de învățare
said-Share-of-random-moves-while-learning = Partea de mutări la întâmplare la învățare
said-found = găsit
said-found-move = mutare găsită
said-exact-move = mutare exactă
said-wrong-cells = celule greșite
said-The-world-is-world-expected-rows-of-one-length-with-between-them-of-plus-and-_-with-a-free-cell-and-most-cells-at-most = Lumea este { $world }: se așteptau rânduri de aceeași lungime despărțite prin /, din ., #, + și -, cu o celulă liberă și cel mult { $most } celule.
said-Moves-that-pay-are-worth-infinitely-much-expected-a-discount-below-1 = Mutările care plătesc valorează infinit: se aștepta o actualizare sub 1.
said-From-cell-no-end-can-be-reached-so-moves-cost-infinitely-much-expected-a-way-to-an-end-or-a-discount-below-1 = Din { $cell } nu se ajunge la niciun sfârșit, așa că mutările costă infinit: se aștepta un drum spre un sfârșit sau o actualizare sub 1.
said-faults = greșeli
said-fault = greșeală
said-course = evoluție
said-walk = drum
said-Sequential-test = Test secvențial
said-How-often-does-a-sequential-test-of-two-equal-bots-end-with-the-wrong-verdict = Cât de des se încheie un test secvențial a doi boți egali cu verdictul greșit?
said-True-difference-of-the-bots-in-Elo-points = Diferența adevărată dintre boți, în puncte Elo
said-Share-of-drawn-games = Proporția remizelor
said-Elo-points-of-H0 = Puncte Elo la H0
said-Tests = Teste
said-Pairs-of-games-after-which-a-test-is-given-up = Perechi de partide după care se renunță la un test
said-ratio-at = raport la
said-tests = teste
said-percent = %
said-promised-percent = promis, %
said-none = niciunul
said-pairs-from = perechi, de la
said-pairs-to = perechi, până la
said-H0 = H0
said-H1 = H1
said-lengths = lungimi
said-Rooms = Camere
said-From-which-rooms-does-tree-search-still-choose-a-worse-move-than-value-iteration = Din ce camere mai alege căutarea în arbore altă mutare decât iterația valorilor?
said-Rooms-a-side = Camere pe latură
said-Charge-in-moves = Încărcare, în mutări
said-Slips-in-a-hundred-moves = Alunecări la o sută de mutări
said-Reward-of-each-room-row-by-row-the-usual-ones-if-empty = Recompensa fiecărei camere, rând cu rând; gol: cele obișnuite
said-Playouts-of-tree-search = Simulări ale căutării în arbore
said-Searches-from-each-room = Căutări din fiecare cameră
said-rooms = camere
said-sweeps = treceri
said-room = cameră
said-best = cele mai bune
said-sweep = trecere
said-loss = pierdere
said-wrong-percent = greșite, %
said-north = nord
said-east = est
said-south = sud
said-west = vest
said-Reduction = Reducere
said-Who-has-won-a-full-board-and-how-many-operations-does-it-take-to-find-out = Cine a câștigat o tablă plină și câte operații sunt necesare pentru a afla?
said-Hex-a-board-in-the-corner-of-a-triangle = Hex: o tablă în colțul unui triunghi
said-Speed-of-this-machine = Viteza acestui calculator
said-Position-of-Y-or-Hex = Poziție de Y sau Hex
said-Boards-in-a-word = Table într-un cuvânt
said-Playouts-in-a-round-of-the-speed-test-0-for-no-test = Simulări într-o rundă a testului de viteză; 0: fără test
said-boards = table
said-speed = viteză
said-side = latură
said-cells = celule
said-operations = operații
said-operations-so-far = operații în total
said-board-after-board = tablă cu tablă
said-player-1-percent = jucătorul 1, %
said-board = tablă
said-winner = câștigător
said-replies = răspunsuri
said-stage = etapă
said-cell = celulă
said-owner-before = stăpânul dinainte
said-owner = stăpân
said-inside = interior
said-edges = margini
said-bridges = punți
said-seconds = secunde
said-playouts-a-second = simulări pe secundă
said-leaves-a-second = frunze pe secundă
said-Network = Rețea
said-What-does-a-network-see-at-a-glance-and-how-long-do-searches-take-to-find-it-with-and-without-the-network = Ce vede o rețea dintr-o privire și cât le ia căutărilor să găsească același lucru, cu rețea și fără ea?
said-Y-a-won-position-that-playouts-call-lost = Y: o poziție câștigată pe care simulările o dau pierdută
said-Hex-a-move-on-the-edge = Hex: o mutare pe margine
said-Y-a-large-board = Y: o tablă mare
said-Playouts-that-judge-without-a-search = Simulări care judecă fără căutare
said-settled = convenită
said-settled-percent = cea convenită, %
said-by = cine judecă
said-net = net
said-wye = wye
said-network = rețea

## The engine: refusals

said-Parameter-name-of-experiment-is-value-wrong = Parametrul „{ $name }” al experimentului { $experiment } este „{ $value }”: { $wrong }
said-title-leaves-nothing-to-choose-expected-another-experiment = La { $title } nu este nimic de ales: era așteptat alt experiment.
said-The-text-of-the-experiment-has-count-characters-expected-most-at-most = Textul experimentului este prea lung ({ $count }): erau așteptate cel mult { $most }.
said-Unknown-experiment-name-expected-known = Experiment necunoscut, „{ $name }”: era așteptat { $known }.
said-expected-a-game-record = era așteptată notația unei partide.
said-The-name-file-is-no-name-for-a-bot-expected-letters-digits-_-and-_-with-py-at-the-end = „{ $file }” nu poate fi numele unui bot: erau așteptate litere, cifre, _ și -, cu .py la sfârșit.
said-file-line-line-the-same-seed-led-to-another-game-expected-all-random-numbers-from-dice = { $file }, linia { $line }: aceeași sămânță a dus la altă partidă: era așteptat ca toate numerele aleatoare să vină din dice.
said-The-parameter-name-is-given-twice-expected-it-once = Parametrul „{ $name }” apare de două ori: era așteptat o singură dată.
said-Arm-arm-is-not-there-expected-least-to-most = Brațul { $arm } nu există: era așteptat un număr de la { $least } la { $most }.
said-count-rewards-for-rooms-rooms-expected-one-for-each-room = Recompense: { $count }, camere: { $rooms }; era așteptată câte una de cameră.
said-count-rooms-with-a-reward-expected-1-to-most = Camere cu recompensă: { $count }; erau așteptate între 1 și { $most }.
said-Both-axes-are-name-expected-two-different-ones = Ambele axe sunt „{ $name }”: erau așteptate două diferite.
said-The-axis-text-is-not-understood-expected-different-values-as-sims-1-2-4 = Axa „{ $text }” nu se înțelege: erau așteptate valori diferite, ca sims=1,2,4.
said-axis-is-value-expected-whole-numbers-of-1-or-more = { $axis } este „{ $value }”: erau așteptate numere întregi de la 1 în sus.
said-count-points-expected-most-at-most = Puncte: { $count }; erau așteptate cel mult { $most }.
said-title-is-for-one-player-alone-expected-a-game-of-two = { $title } este pentru un singur jucător: era așteptat un joc de doi.
said-count-processes-for-bot-expected-one-here = Procese pentru „{ $bot }”: { $count }; aici era așteptat unul.
said-what-value-expected-least-to-most = { $what }: { $value }, era așteptat un număr de la { $least } la { $most }.
said-A-sequential-test-with-count-bots-expected-a-match-of-2 = Boți într-un test secvențial: { $count }; era așteptat un meci de 2.
said-A-difference-of-difference-Elo-with-draws-of-the-games-drawn-expected-fewer-draws = Diferența este de { $difference } Elo, iar proporția remizelor de { $draws }: erau așteptate mai puține remize.
said-count-entrant-expected-2-at-least = Participanți: { $count }; erau așteptați cel puțin 2.
said-name-is-named-twice-expected-entrants-that-differ-as-in-flat-100 = „{ $name }” apare de două ori: erau așteptați participanți diferiți, ca „flat@100”.
said-SPRT-from-elo0-to-elo1-Elo-expected-_1000-elo0-elo1-1000 = SPRT de la { $elo0 } la { $elo1 } Elo: era așteptat -1000 <= elo0 < elo1 <= 1000.
said-SPRT-with-name-value-expected-more-than-0-and-less-than-0-5 = SPRT cu { $name } { $value }: era așteptat mai mult de 0 și mai puțin de 0,5.
said-A-tree-of-branching-moves-at-each-node-depth-deep-expected-1-to-widest-moves-depth-1-to-deepest-and-at-most-most-leaves = Mutări în fiecare nod al arborelui: { $branching }; adâncimea: { $depth }. Erau așteptate 1 până la { $widest } mutări, adâncimea 1 până la { $deepest } și cel mult { $most } frunze.
said-The-tree-has-count-leaves-expected-wanted-values-each-0-to-1 = Frunzele arborelui: { $count }; erau așteptate { $wanted } valori, fiecare de la 0 la 1.
said-The-movers-are-movers-expected-players-1-and-2-or-chance-for-chance = Mută { $movers }: erau așteptați jucătorii 1 și 2, sau { $chance } pentru hazard.
said-Minimax-knows-no-chance-expected-a-position-of-two-players-without-chance = Minimax nu cunoaște hazardul: era așteptată o poziție a doi jucători, fără hazard.
said-The-evaluation-that-ignores-who-moves-belongs-to-Nim-expected-one-of-its-positions = Evaluarea care nu ține seama de cine mută este a jocului Nim: era așteptată una dintre pozițiile lui.
said-Chance-is-added-here-expected-a-position-of-two-players-without-chance = Hazardul se adaugă aici: era așteptată o poziție a doi jucători, fără hazard.
said-The-tree-is-too-large-expected-most-nodes-at-most = Arborele este prea mare: erau așteptate cel mult { $most } noduri.
said-playouts-playouts-here-may-have-count-moves-expected-most-at-most = Mutări posibile aici (simulări: { $playouts }): { $count }; erau așteptate cel mult { $most }.
said-A-move-wins-at-once-expected-a-position-that-is-searched = O mutare câștigă imediat: era așteptată o poziție în care trebuie căutat.
said-The-game-begins-after-count-moves-expected-none = Mutări înaintea partidei: { $count }; nu era așteptată niciuna.
said-Chance-is-to-move-expected-a-position-in-which-a-player-is = Urmează hazardul: era așteptată o poziție în care urmează un jucător.
said-alpha = alfa
said-beta = beta
said-Why-alpha_beta-is-right = De ce alfa-beta este corect
said-Why-the-loop-is-right = De ce bucla este corectă
said-Break-it-a-move-that-is-tried-twice = Strică: o mutare încercată de două ori
said-Break-it-one-visit-for-four-playouts = Strică: o vizită pentru patru simulări
said-Break-it-cuts-too-early = Strică: retezări prea devreme
said-Break-it-sums-for-means = Strică: sume în loc de medii
said-Break-it-the-wrong-end-of-the-window = Strică: capătul greșit al ferestrei
said-Break-it-the-wrong-perspective = Strică: perspectiva greșită
said-Without-handing-the-window-down = Fără a da fereastra mai departe
said-least = cel mai puțin
said-most = cel mai mult
said-checks = verificări
said-phases = faze
said-phase = fază
said-loop = buclă
said-run = serie
said-node = nod
said-broken = încălcate
said-wrong = greșit
said-total = total
said-work = muncă
said-selection = selecție
said-expansion = expansiune
said-simulation = simulare
said-backup = retropropagare
said-nothing = nimic
said-Iterations = Iterații
said-it-leaves-out-moves-as-soon-as-alpha-is-near-beta = lasă deoparte mutări de îndată ce alfa este aproape de beta
said-a-value-moves-the-other-end-of-the-window = o valoare mută celălalt capăt al ferestrei
said-the-window-is-not-handed-down = fereastra nu este dată mai departe
said-the-result-is-turned-at-every-node-whoever-moved-there = rezultatul este întors la fiecare nod, oricine ar fi mutat
said-selection-compares-sums-not-means = selecția compară sume, nu medii
said-one-visit-for-all-playouts-of-an-iteration = o vizită pentru toate simulările unei iterații
said-a-tried-move-may-be-tried-again = o mutare încercată poate fi încercată din nou
said-What-is-wrong-with-alpha_beta = Ce este greșit la alfa-beta
said-What-is-wrong-with-the-loop = Ce este greșit la buclă
said-Does-the-window-promise-the-same-at-every-node-and-which-line-breaks-the-promise = Promite fereastra același lucru la fiecare nod și ce linie încalcă promisiunea?
said-Which-promise-does-each-loop-of-the-search-keep-and-which-line-breaks-it = Ce promisiune respectă fiecare buclă a căutării și ce linie o încalcă?
said-The-tree-has-count-leaves-expected-most-at-most = Frunzele arborelui: { $count }; se așteptau cel mult { $most }.
said-A-draw-that-counts-as-a-loss-of-both = O remiză care contează ca înfrângere a amândurora
said-Rules-of-selection = Reguli de selecție
said-Tic_tac_toe-four-rules-of-selection-and-informed-playouts = X și 0: patru reguli de selecție și simulări informate
said-There-is-no-game-in-the-file-file-expected-a-file-that-can-be-read = Nu există niciun joc în fișierul „{ $file }”: se aștepta un fișier care poate fi citit.
said-sum = sumă
said-Evaluation-empty-for-the-usual-one-or-a-file-of-your-own = Evaluare: goală pentru cea obișnuită, sau un fișier propriu
said-A-tree-of-your-own-in-place-of-the-heap-as-1-2-3-4-0-2-0-5-1-2-2-2 = Un arbore propriu în locul grămezii, ca ((1:2:3,4:0:2),(0:5:1,2:2:2))
said-expected-parts-of-three-players-at-each-leaf-as-1-2-3-4-0-2-0-5-1-2-2-2-none-of-them-negative = se așteptau la fiecare frunză părțile a trei jucători, ca ((1:2:3,4:0:2),(0:5:1,2:2:2)), niciuna negativă.
