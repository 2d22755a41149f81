### The lab of Wye, Română. See https://projectfluent.org/fluent/guide for the syntax.

## The course

lab-course-contents = Cuprins
lab-course-screens = Ecranele acestui capitol
lab-course-ways = Înapoi și înainte
lab-course-back = Înapoi
lab-course-next = Mai departe
lab-course-answered = cu răspuns
lab-course-read = Citește, cam { $minutes } minute
lab-course-progress = Răspunsuri: { $done } din { $all }
lab-course-still = Răspunde întâi: apoi figura se mișcă.
lab-course-bench = Deschide tot bancul
lab-course-check = Verifică
lab-course-right = Corect.
lab-course-wrong = Nu chiar. Răspuns: { $answer }
lab-course-answer = Răspuns: { $answer }
lab-course-score =
    { $done ->
        [0] Încă nu ai răspuns la niciuna dintre întrebări (sunt { $all }).
       *[other] Răspunsuri date: { $done } din { $all }, dintre care corecte: { $right }.
    }
lab-course-sources = Surse
lab-course-teachers = Pentru profesori
lab-course-clear = Uită răspunsurile mele din acest capitol
lab-course-end = Rezumat
lab-course-exercise = Exercițiu
lab-course-exercise-text =
    Acum de mână. Cu numele tău primești numere ale tale, altele decât ale celorlalți; numai liniile de cod sunt aceleași pentru toți. Poți preda oricât de des vrei: este antrenament, nu examen. Linia de sub puncte este cea pe care i-o dai profesorului.

### Chapters

lab-course-ahead-title = A privi înainte
lab-course-ahead-aim = Ce este un joc, cum alege minimax o mutare și ce a demonstrat von Neumann.
lab-course-ahead-game-title = Ce este un joc?
lab-course-ahead-game-text =
    „Un joc este o situație de conflict în care cineva trebuie să ia o decizie știind că și ceilalți iau decizii și în care rezultatul este determinat, într-un fel, de toate deciziile luate.” Așa a spus John von Neumann.

    În acest capitol un joc are cinci proprietăți:

    doi jucători, care vor lucruri _opuse_
    _ture_: mută unul după celălalt
    _fără întâmplare_: o mutare are un singur rezultat (jocul este determinist)
    _informație perfectă_: amândoi văd totul
    _sumă zero_: ce câștigă unul, pierde celălalt

    Figura arată un asemenea joc întreg. Într-o grămadă sunt patru jetoane, iei unul sau două, și câștigă cine ia ultimul. Fiecare nod este o poziție, fiecare muchie o mutare, iar un drum de la rădăcină la o frunză este o partidă.
lab-course-ahead-game-ask = Care dintre aceste jocuri are toate cele cinci proprietăți?
lab-course-ahead-game-backgammon = tablele
lab-course-ahead-game-tictactoe = X și 0
lab-course-ahead-game-poker = pokerul
lab-course-ahead-game-after = Tablele au zaruri, deci o mutare are mai multe rezultate; despre asta vorbește capitolul „Întâmplare și mai mulți jucători”. La poker nu vezi cărțile celorlalți. X și 0 le are pe toate cinci, la fel și șahul, go, Hex și Y. Mergi înapoi prin figură ca să vezi cum a parcurs căutarea arborele.
lab-course-ahead-tuple-title = Un joc ca tuplu
lab-course-ahead-tuple-text =
    Un program are nevoie de joc într-o formă cu care să poată calcula: un tuplu (S, P, A, T, g, U).

    S, _stările_, cu una inițială s₀. Aici: câte jetoane au rămas și cine este la mutare
    P, _jucătorii_ {"{"}1, …, n{"}"}. Aici: doi
    A, _acțiunile_ într-o stare. Aici: iei unul, iei două
    T: S × A → S, _tranziția_: ce face o acțiune dintr-o stare
    g: S → {"{"}adevărat, fals{"}"}, dacă jocul s-a _terminat_. Aici: nu a mai rămas niciun jeton
    U: S × P → ℝ, _utilitatea_ unei stări finale pentru fiecare jucător. Aici: 1 pentru cine a luat ultimul jeton, 0 pentru celălalt

    O căutare nu întoarce planul unei partide întregi, pentru că jumătate din mutări sunt ale adversarului. Întoarce o _strategie_ π: S → A, o acțiune pentru fiecare stare.

    În „Botul sau jocul tău” poți scrie chiar tu un joc: fișierul lui are exact aceste șase părți.
lab-course-ahead-tuple-ask = Arborele are 12 noduri, dar unele sunt aceeași stare. Câte stări sunt?
lab-course-ahead-tuple-after = Opt: 4 jetoane cu jucătorul 1 la mutare; 3, 2, 1 sau 0 jetoane cu jucătorul 2 la mutare; și 2, 1 sau 0 jetoane cu jucătorul 1 la mutare. Două drumuri care duc la aceeași stare sunt o _transpoziție_. O căutare care ține minte stările are mai puțin de făcut, cum arată capitolul „Retezări”.
lab-course-ahead-values-title = Valorile vin de jos
lab-course-ahead-values-text =
    Iată un joc fără poveste: un arbore, și la fiecare frunză cât valorează pentru jucătorul 1. Jucătorul 1, _max_, mută la rădăcină și vrea un număr mare. Jucătorul 2, _min_, mută apoi și vrea unul mic.

    Max nu trebuie să spere la 14 din dreapta: acolo hotărăște min. Întreabă deci întâi cât valorează fiecare nod al lui min și abia apoi cât valorează rădăcina. Valorile urcă de la frunze la rădăcină.
lab-course-ahead-values-ask = Care este valoarea rădăcinii?
lab-course-ahead-values-after =
    Min face din primul nod 3, din al doilea 2 și din al treilea 2. Max ia cea mai mare: 3. Parcurge figura și privește cum sosește fiecare valoare.

    Regula într-o frază: _alege mutarea cea mai bună pentru tine dacă adversarul alege apoi ce este mai rău pentru tine_.
lab-course-ahead-steps-title = Minimax în cinci pași
lab-course-ahead-steps-text =
    1. Generează arborele din starea prezentă, până la sfârșitul jocului sau până la o adâncime
    2. Evaluează frunzele
    3. Dă fiecărui nod cea mai mare valoare a copiilor dacă mută max, cea mai mică dacă mută min
    4. Repetă pasul 3 până la rădăcină
    5. Joacă mutarea cu cea mai bună valoare

    Arborele celor mai multe jocuri este mult prea mare, deci pasul 1 se oprește mai devreme: la o _adâncime_, când s-a terminat _timpul_ sau acolo unde poziția este _liniștită_, adică nu urmează să se schimbe nimic important. Atunci pasul 2 are nevoie de o _evaluare_ care judecă o partidă neterminată.

    În figură, negrul (×, jucătorul 1) are b3 și c2, albul (○) are a1 și c1, iar negrul este la mutare. Căutarea privește două mutări înainte. Evaluarea ei numără liniile deschise: 3 puncte pentru o linie cu două semne ale tale și niciunul al adversarului, 1 pentru una cu un singur semn, și la fel cu minus pentru adversar. Un avans de L puncte devine șansa 1/2 + L / (2 (|L| + 6)).
lab-course-ahead-steps-ask = Ce pătrat alege minimax?
lab-course-ahead-steps-after = b1. Albul amenință să completeze linia a1, b1, c1. După orice altă mutare a negrului, min găsește răspunsul b1 cu valoarea 0. După b1, cel mai rău lucru pe care îl poate face min este 0,25, iar 0,25 este cel mai mare dintre cele cinci minime. Nimeni nu i-a spus programului să blocheze: blocajul _rezultă_ din privitul două mutări înainte.
lab-course-ahead-evaluation-title = Bun cât evaluarea lui
lab-course-ahead-evaluation-text =
    Din nou grămada de patru jetoane, căutată până la capăt, și totuși fiecare mutare are valoarea 0: minimax spune că jucătorul 1 pierde orice s-ar întâmpla. Este fals. Ia un jeton și lasă trei: orice ar face adversarul, ultimul îl iei tu.

    Căutarea este corectă. Greșeala este în funcția care judecă frunzele:

    „grămada este goală: jucătorul 1 a pierdut”

    Astfel de programe au apărut tipărite. Încearcă de mână: urmează drumul „iei unul, iei două, iei unul”.
lab-course-ahead-evaluation-ask = Ce este greșit la această evaluare?
lab-course-ahead-evaluation-depth = Nu privește destul de departe.
lab-course-ahead-evaluation-mean = Ar trebui să ia media copiilor.
lab-course-ahead-evaluation-mover = Nu întreabă cine a luat ultimul jeton.
lab-course-ahead-evaluation-after = O grămadă goală nu spune singură cine a câștigat: starea trebuie să cuprindă cine este la mutare, iar cine este acum la mutare a pierdut. Minimax este exact dacă orice drum se termină cu partida și utilitatea este corectă; altfel, este bun cât evaluarea lui.
lab-course-ahead-theorem-title = Teorema lui von Neumann
lab-course-ahead-theorem-text =
    Doi jucători arată câte o monedă. Dacă fețele sunt la fel, jucătorul 1 câștigă 1, altfel jucătorul 2. În figură jucătorul 1 trebuie să arate primul, iar jucătorul 2 vede.

    Ce are jucătorul 1 _sigur_ când mută primul este _maximinul_: cel mai mare dintre minime. La cât îl poate _limita_ jucătorul 2 pe jucătorul 1 când mută primul este _minimaxul_: cel mai mic dintre maxime. Maximinul nu este niciodată mai mare decât minimaxul. Aici minimaxul este +1, pentru că atunci jucătorul 1 răspunde cu aceeași față.
lab-course-ahead-theorem-ask = Care este maximinul, valoarea acestui arbore?
lab-course-ahead-theorem-after =
    −1: între −1 și +1 este un gol, și pierde cine arată primul. Dacă arată în același timp, niciunul nu știe ce face celălalt. Dar amândoi pot arunca moneda: atunci jucătorul 1 are sigur 0 în medie, iar jucătorul 2 îl poate limita la 0.

    John von Neumann a demonstrat în 1926, și a publicat în 1928, că nu este o întâmplare. În _orice_ joc finit de doi jucători cu sumă zero există strategii, amestecate la întâmplare dacă este nevoie, cu care _maximin = minimax_. Este _teorema minimax_.

    În jocurile pe ture cu informație perfectă nu este nevoie de monedă: căutarea de la frunze închide golul. Deci orice poziție de șah, go sau Y are o valoare. Doar că nu o putem calcula.
lab-course-ahead-sums-title = Dacă suma nu este zero
lab-course-ahead-sums-text =
    Nu tot ce câștigi pierde celălalt. Atunci un număr la o frunză nu ajunge. În figură primul număr este ce primește jucătorul 1, al doilea ce primește jucătorul 2 (al treilea este al unui jucător care nu mută niciodată).

    Acum două strategii prudente diferă:

    _maximin_: alege mutarea al cărei cel mai rău rezultat pentru _tine_ este cel mai bun
    _minimax_: alege mutarea al cărei cel mai bun rezultat pentru _adversar_ este cel mai rău

    La sumă zero sunt același lucru. Aici nu.
lab-course-ahead-sums-ask = Care este mutarea maximin a jucătorului 1?
lab-course-ahead-sums-after = Mutarea 2: îi dă jucătorului 1 cel puțin 2, mutarea 1 doar cel puțin 1. Strategia minimax alege mutarea 1, pentru că îl limitează pe jucătorul 2 la 4 în loc de 5. Iar căutarea din figură, în care fiecare ia cel mai mult pentru sine, alege tot mutarea 1: jucătorul 2 își va lua 4, ceea ce îi lasă jucătorului 1 un 3. Trei reguli chibzuite și două mutări diferite: fără sumă zero nu există un singur răspuns corect.
lab-course-ahead-cost-title = Cât costă
lab-course-ahead-cost-text =
    Cu b mutări la fiecare nod și m mutări înainte, minimax vizitează b·b·…·b = b^m frunze: _timpul_ este O(b^m). _Memoria_ este doar O(b·m), pentru că la căutare se ține un singur drum cu frații lui.

    X și 0 are 255.168 de partide diferite. Go are mai multe poziții decât atomi are universul.

    Figura numără frunzele în arbori cu 3 mutări la fiecare nod, pentru adâncimi de la 1 la 6.
lab-course-ahead-cost-ask = Câte frunze vizitează minimax la adâncimea 6?
lab-course-ahead-cost-after = 3^6 = 729. Pe scara logaritmică linia lui minimax este dreaptă: o mutare mai departe costă de trei ori mai mult. Celelalte linii găsesc aceeași valoare cu mai puține frunze. Cum, spune capitolul următor.
lab-course-ahead-summary =
    Minimax urcă valorile de la frunze: max o ia pe cea mai mare, min pe cea mai mică. În jocurile de doi, cu sumă zero, pe ture și cu informație perfectă, rezultatul este cel mai bun lucru de care poate fi sigur fiecare jucător, iar teorema lui von Neumann spune că cele două garanții se întâlnesc.

    Este exact dacă orice drum se termină cu partida. Altfel este bun cât evaluarea și costă mereu timp O(b^m) și memorie O(b·m).
lab-course-ahead-sources =
    John von Neumann: Zur Theorie der Gesellschaftsspiele (prezentat în 1926, publicat în 1928).
    Claude Shannon: Programming a computer for playing chess (1950).
    Stuart Russell, Peter Norvig: Artificial intelligence: a modern approach, capitolul despre căutarea cu adversar.
lab-course-ahead-teachers =
    Răspunsuri greșite frecvente: 14 ca valoare a arborelui (maximul tuturor frunzelor); 12 stări în loc de 8 (sunt numărate nodurile); +1 ca maximin (jucătorul 1 este lăsat să răspundă).

    La tablă: doi studenți joacă grămada de patru jetoane, unul cu evaluarea greșită pe o foaie. La teoremă: cere strategia mixtă dacă două steme valorează dublu (jucătorul 1 arată stema cu probabilitatea 2/5, iar valoarea este 1/5).

lab-course-cuts-title = Retezări
lab-course-cuts-aim = De ce poate alfa-beta să lase mutări deoparte, cât economisește și unde rămâne orb privitul înainte.
lab-course-cuts-idea-title = Unele frunze nu pot conta
lab-course-cuts-idea-text =
    Arborele pe care îl știi, căutat de la stânga la dreapta. Prima mutare valorează 3 pentru max: atât este sigur. Acum căutarea a ajuns la a doua mutare și a citit o singură frunză, 2. Cele din spate sunt 4 și 6, dar prefă-te că nu le-ai văzut.

    Max are 3 în mână. Min poate deja limita a doua mutare la 2.
lab-course-cuts-idea-ask = Pot celelalte două frunze ale mutării a doua să schimbe ce joacă max la rădăcină?
lab-course-cuts-idea-yes = Da.
lab-course-cuts-idea-large = Doar dacă una dintre ele este mai mare decât 3.
lab-course-cuts-idea-no = Nu, oricare ar fi.
lab-course-cuts-idea-after = Min nu va da acolo niciodată mai mult de 2, pentru că 2 este la îndemână: a doua mutare valorează cel mult 2, iar max preferă 3. Ambele frunze sunt lăsate deoparte. Aceasta este _retezarea_, iar căutarea care retează așa este _alfa-beta_: 7 frunze în loc de 9 și aceeași valoare. Mergi mai departe: la a treia mutare căutarea are ghinion, pentru că răspunsul bun vine ultimul.
lab-course-cuts-names-title = Alfa, beta și două feluri de retezări
lab-course-cuts-names-text =
    Căutarea duce prin arbore o _fereastră_ de la alfa la beta.

    _alfa_: ce are max deja sigur pe drumul până la acest nod
    _beta_: la cât îl poate deja limita min pe max pe drumul până la acest nod

    La un nod al lui max fiecare valoare nouă poate ridica alfa, la unul al lui min poate coborî beta. De îndată ce _alfa ≥ beta_, unul dintre ei are mai sus ceva mai bun și nu va veni aici, deci celelalte mutări sunt lăsate deoparte.

    Dacă la un nod valoarea lui max a atins beta, este o _retezare beta_; dacă valoarea lui min a coborât la alfa, este o _retezare alfa_. (Unele manuale numesc retezarea după marginea care tocmai s-a mișcat, iar atunci cele două nume se schimbă între ele.)

    În figură min are sigur 6 prin primul răspuns, iar max tocmai a citit o frunză 7 sub al doilea.
lab-course-cuts-names-ask = Ce retezare urmează?
lab-course-cuts-names-alpha = o retezare alfa
lab-course-cuts-names-beta = o retezare beta
lab-course-cuts-names-after = O retezare beta: alfa a devenit 7, iar beta este 6, deci min nu va lăsa partida să ajungă aici, și frunza 4 nu este citită. Mergi până la a doua jumătate a arborelui. Acolo este invers: max are 6 în mână, min poate limita mutarea nouă la 3, și cad două frunze deodată printr-o retezare alfa.
lab-course-cuts-promise-title = De ce este corect: o promisiune
lab-course-cuts-promise-text =
    Un nod căutat cu o fereastră de la alfa la beta întoarce un număr v. Nu promite valoarea exactă m. Promite asta:

    v în fereastră: v = m
    v ≤ alfa: m ≤ v, o limită superioară
    v ≥ beta: m ≥ v, o limită inferioară

    _Demonstrație prin inducție._ O frunză își întoarce valoarea: bine. La un nod interior copiii și-au ținut promisiunea. Fără retezare hotărăște cel mai bun copil, și fiecare limită arată în direcția bună: un copil prea rău pentru max chiar este prea rău. Cu retezare, v a trecut de marginea ferestrei, și alte mutări l-ar putea doar îndepărta. La rădăcină fereastra este (−∞, ∞), deci acolo v = m.

    Figura verifică promisiunea la fiecare nod.
lab-course-cuts-promise-ask = Un nod este căutat cu fereastra de la 3 la 7 și întoarce 2. Ce știm despre valoarea lui minimax?
lab-course-cuts-promise-exactly = Este exact 2.
lab-course-cuts-promise-most = Este cel mult 2.
lab-course-cuts-promise-least = Este cel puțin 2.
lab-course-cuts-promise-after = Cel mult 2. Atât îi trebuie părintelui: max are 3 în altă parte și nu-i pasă cât de rău este aici. Parcurge figura și citește fraza de la fiecare nod terminat: spune care dintre cele trei cazuri este.
lab-course-cuts-fault-title = Găsește linia greșită
lab-course-cuts-fault-text =
    O linie a acestei căutări a fost schimbată. Pare în continuare rezonabilă, găsește în continuare valoarea corectă în cei mai mulți arbori, și un test pe câțiva ar trece.

    Figura este la primul nod a cărui promisiune este încălcată: a întors 0,413 în fereastra lui, dar valoarea minimax este 0,425. Citește codul.
lab-course-cuts-fault-ask = Ce linie este greșită?
lab-course-cuts-fault-max = linia lui max
lab-course-cuts-fault-min = linia lui min
lab-course-cuts-fault-test = testul retezării
lab-course-cuts-fault-after = Retezarea vine de îndată ce alfa este _aproape_ de beta. Astfel un nod se poate opri deși valoarea lui este încă în fereastră, unde trebuie să fie exactă. Mergi mai departe: numărul greșit urcă la rădăcină, pentru că sus nimeni nu poate observa. La asta este bun invariantul: găsește nodul unde se produce greșeala, nu mutarea la care se vede în sfârșit.
lab-course-cuts-near-title = Retezări aproape egale, intenționat
lab-course-cuts-near-text =
    Aceeași linie poate fi o decizie. Dacă o altă ramură poate fi doar _puțin_ mai bună decât una deja căutată, de ce să o cauți? Un program care retează când alfa ajunge la o marjă de beta economisește frunze și cedează puțin la fiecare asemenea retezare.

    Figura face asta pe 30 de arbori cu câte 16 frunze. Marja este 15 % din întinderea frunzelor.
lab-course-cuts-near-ask = La câți dintre cei 30 de arbori este greșită valoarea rădăcinii?
lab-course-cuts-near-none = la niciunul
lab-course-cuts-near-some = la câțiva, sub 10
lab-course-cuts-near-most = la peste 20
lab-course-cuts-near-after = La 7 din 30, cu cel mult 0,11, pentru 11,3 frunze în loc de 12,6 în medie. O marjă mică este un risc mic; dar erorile mai multor retezări de pe un drum se pot aduna. Dacă este un târg bun, numai un meci poate spune.
lab-course-cuts-order-title = Ordinea este totul
lab-course-cuts-order-text =
    O retezare are nevoie de o mutare bună _întâi_. În arbori cu 3 mutări la fiecare nod și adâncimea 6, minimax vizitează 729 de frunze.

    Donald Knuth și Ronald Moore au demonstrat în 1975 cât de puține ajung. Cu cea mai bună mutare prima la fiecare nod, alfa-beta vizitează b^⌈m/2⌉ + b^⌊m/2⌋ − 1 frunze. Pentru m par este cam dublul frunzelor de la _jumătate_ de adâncime: cu aceeași muncă privești aproape de două ori mai departe.
lab-course-cuts-order-ask = Câte frunze vizitează aici alfa-beta cu cea mai bună mutare prima?
lab-course-cuts-order-after = 3^3 + 3^3 − 1 = 53, de fiecare dată. Nesortat este cam o treime din 729, iar cu cea mai proastă mutare prima aproape toate. De aceea programele își sortează mutările: după rezultatul unei căutări mai puțin adânci (_adâncire iterativă_), după mutările care au retezat în altă parte (_killer moves_, _euristica istoriei_), sau presupun că prima este cea mai bună și le caută pe celelalte cu o fereastră goală (_căutarea variantei principale_).
lab-course-cuts-positions-title = Aceeași poziție de două ori
lab-course-cuts-positions-text =
    Figura arată Nim cu patru jetoane; fiecare mutare poartă numărul ultimului jeton pe care îl ia. Drumuri diferite duc la aceeași stare: 1, 3 (iei unul, apoi două) și 2, 3 (iei două, apoi unul) lasă amândouă un jeton. Un arbore le numără ca două noduri. O _tabelă de transpoziții_ ține minte fiecare stare căutată, cu valoarea sau limita ei, și o caută acolo.

    Cu fereastră, valoarea ținută minte poate fi doar o limită: tabela trebuie să păstreze de ce fel este și la ce adâncime a fost găsită.

    Arborele jocului X și 0, de la tabla goală la sfârșitul fiecărei partide, are 549.946 de noduri.
lab-course-cuts-positions-ask = Câte poziții diferite sunt printre ele?
lab-course-cuts-positions-5478 = 5.478
lab-course-cuts-positions-62704 = 62.704
lab-course-cuts-positions-549946 = 549.946
lab-course-cuts-positions-after = 5.478: o tabelă economisește 99 % din muncă. Dacă tablele rotite și oglindite sunt numărate o singură dată, rămân 765.
lab-course-cuts-horizon-title = Orizontul
lab-course-cuts-horizon-text =
    Negrul are b3 și c2, albul are a1 și c1 și amenință b1. În capitolul trecut o căutare de două mutări a găsit blocajul. Acum privește _o_ mutare înainte: o face, numără liniile deschise și se oprește.

    Ce este imediat după ultima mutare nu există pentru ea. Acesta este _orizontul_.
lab-course-cuts-horizon-ask = Ce pătrat alege la adâncimea 1?
lab-course-cuts-horizon-after = b2, centrul, cu 0,667: cele mai multe linii deschise. Albul răspunde b1 și a câștigat. O căutare mai adâncă mută orizontul, dar nu îl înlătură; mai rău, un program poate împinge o înfrângere dincolo de orizont prin mutări care o amână. Leacul este să nu te oprești în mijlocul unei lupte: _căutarea de liniștire_ continuă până când poziția este liniștită.
lab-course-cuts-summary =
    Alfa-beta întoarce valoarea lui minimax și lasă deoparte ce nu poate conta: o retezare beta unde max a atins ce min nu va permite, o retezare alfa unde min a coborât la ce max are deja.

    Este corect pentru că fiecare nod ține o promisiune: exact în fereastră, o limită în afara ei. Cu cea mai bună mutare prima vizitează b^⌈m/2⌉ + b^⌊m/2⌋ − 1 frunze, cu cea mai proastă toate cele b^m.

    Retezările aproape egale cedează puțină exactitate, tabelele de transpoziții economisesc munca repetată, iar orizontul rămâne.
lab-course-cuts-sources =
    Donald Knuth, Ronald Moore: An analysis of alpha-beta pruning (1975).
    Jonathan Schaeffer: The history heuristic (1983).
    Hans Berliner: Chess as problem solving: the development of a tactics analyzer (1974), despre efectul de orizont.
    Judea Pearl: Asymptotic properties of minimax trees and game-searching procedures (1980).
lab-course-cuts-teachers =
    Răspunsuri greșite frecvente: „doar dacă una dintre ele este mai mare decât 3” (se uită că alege min); o retezare alfa în loc de beta (să spună cu voce tare cine are ceva mai bun și unde); 27 în loc de 53 (doar jumătate din formulă).

    Mai mult exercițiu: ghicitoarea din bancul „Minimax și retezările lui” are un arbore nou pentru fiecare sămânță; exercițiul are unul pentru fiecare nume.

lab-course-chance-title = Întâmplare și mai mulți jucători
lab-course-chance-aim = Adversari care greșesc, zaruri și trei care vor toți să câștige.
lab-course-chance-mean-title = Un adversar care greșește
lab-course-chance-mean-text =
    Minimax se așteaptă la cel mai bun răspuns. Dar dacă adversarul răspunde la întâmplare?

    Atunci un răspuns este ca o aruncare de zar, iar valoarea unei poziții este _media_ răspunsurilor, ponderată cu probabilitățile lor: utilitatea așteptată. O căutare care ia cea mai mare valoare unde muți tu și media unde mută întâmplarea se numește _expectimax_.

    Arborele are două mutări. După prima răspunsurile duc la 4 și 5, după a doua la 12 și 1. Minimax o joacă pe prima, pentru că 4 este mai bun decât 1.
lab-course-chance-mean-ask = Ce mutare joacă expectimax?
lab-course-chance-mean-after = Mutarea 2: mediile sunt 4,5 și 6,5. Împotriva unui adversar perfect ar fi o greșeală, pentru că răspunsul 1 este acolo. Figura face toate cele trei căutări ale acestui capitol pe același arbore, una după alta.
lab-course-chance-mixed-title = Un amestec din amândouă
lab-course-chance-mixed-text =
    Cei mai mulți adversari nu sunt nici perfecți, nici întâmplători. Să spunem că o monedă hotărăște înaintea fiecărui răspuns: cu probabilitatea p este la întâmplare, altfel este cel mai bun. Arborele are atunci trei feluri de noduri, max, min și de întâmplare, iar căutarea se numește _expectiminimax_.

    Zarurile adevărate sunt același lucru: la table un nod de întâmplare stă înaintea fiecărei mutări.

    Mutarea 1 valorează (1 − p)·4 + p·4,5, mutarea 2 valorează (1 − p)·1 + p·6,5.
lab-course-chance-mixed-ask = De la ce procent de răspunsuri la întâmplare este mutarea 2 cea mai bună?
lab-course-chance-mixed-after = 60: din 4 + 0,5 p = 1 + 5,5 p rezultă p = 0,6. Expectiminimax nu este niciodată sub celelalte două, dar trebuie să știe p. Dacă presupui prea multe greșeli, un adversar puternic te pedepsește; dacă presupui prea puține, ratezi ce dăruiește unul slab.
lab-course-chance-pruning-title = Retezări la noduri de întâmplare?
lab-course-chance-pruning-text =
    Alfa-beta lasă o ramură deoparte pentru că un singur răspuns dovedește că este prea rea. Într-o medie contează fiecare: următorul poate compensa unul groaznic.

    Deci în general nu se poate lăsa nimic deoparte. Timpul lui minimax este O(b^m); cu n rezultate la fiecare nod de întâmplare este O(b^m·n^m).
lab-course-chance-pruning-ask = Poate o căutare să reteze vreodată la un nod de întâmplare?
lab-course-chance-pruning-yes = Da, exact ca la un nod al lui min.
lab-course-chance-pruning-bounds = Da, dacă se știe că toate valorile sunt între două limite.
lab-course-chance-pruning-never = Nu, niciodată.
lab-course-chance-pruning-after = Dacă nicio frunză nu poate valora mai mult de 1, trei rezultate din patru a căror sumă este aproape nimic limitează media de sus, iar al patrulea nu mai trebuie căutat. Așa lucrează star-minimax al lui Bruce Ballard. Câștigul este mic; este unul dintre motivele pentru care jocurile cu zaruri au fost printre primele jucate prin eșantionare.
lab-course-chance-players-title = Trei jucători
lab-course-chance-players-text =
    Cu trei jucători o frunză are trei numere, câte unul pentru fiecare. La fiecare nod jucătorul lui ia copilul cel mai bun pentru sine: este _max^n_. Cu doi jucători și sumă zero este minimax.

    În figură trei jucători iau unul, două sau trei jetoane dintr-o grămadă de cinci. Cine îl ia pe ultimul primește 1, ceilalți 0.

    Aici se întâmplă ceva nou: un jucător care nu mai poate câștiga poate hotărî totuși cine câștigă.
lab-course-chance-players-ask = Cine câștigă dacă toți joacă perfect?
lab-course-chance-players-one = jucătorul 1
lab-course-chance-players-two = jucătorul 2
lab-course-chance-players-three = jucătorul 3
lab-course-chance-players-ties = Depinde cum alege un jucător care nu poate câștiga.
lab-course-chance-players-after = Dacă un jucător face prima dintre mai multe mutări la fel de bune pentru el, câștigă jucătorul 3; dacă o face pe ultima, jucătorul 2. Niciuna nu este o greșeală. Deci nu există o singură valoare, jucătorii pot avea motive să se alieze, iar retezările adânci ale lui alfa-beta dispar: între două noduri ale tale hotărăsc alții, care nu sunt pur și simplu împotriva ta.
lab-course-chance-summary =
    Expectimax ia medii unde mută întâmplarea, expectiminimax are noduri max, min și de întâmplare. Fiecare este optim împotriva adversarului pe care îl presupune.

    Într-o medie contează orice rezultat, deci retezările cer limite. Cu mai mult de doi jucători valorile sunt tupluri, egalitățile hotărăsc partide și poate să nu existe un singur răspuns corect.
lab-course-chance-sources =
    Donald Michie: Game-playing and game-learning automata (1966).
    Bruce Ballard: The *-minimax search procedure for trees containing chance nodes (1983).
    Carol Luckhardt, Keki Irani: An algorithmic solution of N-person games (1986).
lab-course-chance-teachers =
    Exercițiu: găsește un arbore de două mutări cu câte două răspunsuri în care expectimax nu câștigă niciodată, oricare ar fi p. (O mutare trebuie să fie cel puțin la fel de bună după ambele reguli, de exemplu (4,5) și (3,5).)

    Discuție: este rațional ca jucătorul 3 să-l pedepsească pe jucătorul 1 dacă nu îl costă nimic?

lab-course-flat-title = Monte Carlo plat
lab-course-flat-aim = Un jucător fără nicio cunoștință: partide la întâmplare, împărțite egal între mutări.
lab-course-flat-idea-title = Nici arbore, nici evaluare
lab-course-flat-idea-text =
    Privitul înainte are nevoie de o evaluare. În jocuri de conexiune ca Y nimeni nu știe una bună: este greu de spus în numere cine este „mai aproape de câștig”. Atunci fă fără ea.

    1. Fă fiecare mutare permisă pe o copie a tablei
    2. Joacă până la capăt cu mutări la întâmplare, de multe ori
    3. Numără de câte ori ai câștigat
    4. Joacă mutarea cu cea mai mare parte de victorii

    Acesta este _Monte Carlo plat_: fără arbore, fără memorie, un singur parametru. Numărul partidelor la întâmplare, _iterațiile_, este împărțit egal între mutări.
lab-course-flat-idea-ask = Permiți 2.000 de iterații și 30 de celule sunt libere. Câte partide la întâmplare primește fiecare mutare?
lab-course-flat-idea-after = 2.000 / 30 = 66, și rămân 20 de iterații. În figură 2.000 de iterații sunt împărțite între 9 mutări pe o tablă mică de Y. Fiecare bară este intervalul de 95 % al unei părți de victorii, linia întreruptă este spre ce tinde. Mergi înapoi la primele partide și vezi cât de puțin spun. b3, singura mutare care câștigă, trece în frunte târziu.
lab-course-flat-numbers-title = Legea numerelor mari
lab-course-flat-numbers-text =
    Fiecare partidă la întâmplare după o mutare este o monedă a cărei șansă nu o știe nimeni. _Legea numerelor mari_ spune că partea de victorii tinde spre această șansă, rezultatul așteptat al jocului la întâmplare de aici. Bruce Abramson a propus-o ca evaluare în 1987.

    Cât de repede? Media a n partide se abate cu vreo √(p (1 − p) / n): eroarea scade cu _rădăcina pătrată_ a lui n.
lab-course-flat-numbers-ask = De patru ori mai multe partide: ce se întâmplă cu eroarea?
lab-course-flat-numbers-quarter = un sfert
lab-course-flat-numbers-half = jumătate
lab-course-flat-numbers-same = Rămâne la fel.
lab-course-flat-numbers-after = Jumătate. Cu ambele axe logaritmice eroarea este o dreaptă cu panta −1/2, exact cum spune linia întreruptă. O zecimală în plus costă de o sută de ori mai multe partide. De aceea primele o sută de iterații schimbă atât de mult, iar ultimele zece mii atât de puțin.
lab-course-flat-trap-title = Ce nu văd partidele la întâmplare
lab-course-flat-trap-text =
    X și 0: jucătorul 1 (×) are două colțuri opuse, a1 și c3; jucătorul 2 (○) are centrul și este la mutare. Dacă ○ ia un al treilea colț, × îl ia pe ultimul și are două linii deschise deodată. O margine îl obligă pe × să se apere și păstrează remiza.

    Un adversar la întâmplare nu știe asta. Cu două linii deschise câștigă doar dacă nimerește una.
lab-course-flat-trap-ask = Cu foarte multe iterații, ce mutare preferă Monte Carlo plat?
lab-course-flat-trap-corner = un colț
lab-course-flat-trap-edge = o margine
lab-course-flat-trap-after = Colțul: câștigă 58 % din partidele la întâmplare, o margine 55 %. Liniile întrerupte arată aceste limite, iar tabla arată cât valorează mutările cu adevărat: remiză la margini, înfrângere la colțuri.
lab-course-flat-more-title = Mai multe iterații, joc mai slab?
lab-course-flat-more-text =
    Legea numerelor mari promite că părțile tind spre limitele lor. Nu promite că limitele sunt corecte.

    Figura face căutarea de 30 de ori în această poziție și numără două lucruri: cât de des este aleasă mutarea cu cea mai mare limită și cât de des una care chiar este cea mai bună.
lab-course-flat-more-ask = Cu mai multe iterații, cât de des alege o mutare care chiar este cea mai bună?
lab-course-flat-more-better = tot mai des
lab-course-flat-more-same = la fel de des
lab-course-flat-more-worse = tot mai rar
lab-course-flat-more-after = Tot mai rar: de la vreo 70 % cu câteva partide pentru fiecare mutare la 23 % cu 333. Cu puține partide greșește din întâmplare, uneori în direcția bună; cu multe este _sigur_ de mutarea greșită. Monte Carlo plat nu învață niciodată că adversarul gândește. Pentru asta partidele la întâmplare trebuie să fie mai puțin întâmplătoare acolo unde contează, și asta face un arbore.
lab-course-flat-rules-title = De ce nu are nevoie de euristici
lab-course-flat-rules-text =
    Partidele la întâmplare sunt rapide, pentru că nu este nimic de judecat, și nu sunt înclinate spre ce crede cineva că este joc bun. Euristicile din ele le-ar face mai lente și ar putea împinge rezultatul spre mutări care par bune doar local.

    Merge cel mai bine unde jocul la întâmplare nu este fără speranță: unde cele mai multe mutări schimbă puțin șansele, unde partidele se termină mereu și unde o poziție bună câștigă mai multe partide la întâmplare decât una rea. Y, Hex și go sunt așa. Șahul nu: adesea un singur răspuns hotărăște totul.
lab-course-flat-rules-ask = Ce trebuie să știe Monte Carlo plat despre un joc?
lab-course-flat-rules-rules = regulile lui
lab-course-flat-rules-evaluation = regulile lui și o evaluare
lab-course-flat-rules-openings = regulile lui și câteva partide de jucători buni
lab-course-flat-rules-after = Regulile: ce mutări sunt permise, când s-a terminat partida, cine a câștigat. De aceea aceleași 30 de linii de cod joacă orice joc, și pe cel pe care îl scrii în „Botul sau jocul tău”.
lab-course-flat-strength-title = Iterații și forță
lab-course-flat-strength-text =
    Cel mai simplu adversar mută la întâmplare. Monte Carlo plat joacă împotriva lui 100 de partide de Y pe o tablă mică, cu 15, 50, 100, 500 și 2.000 de iterații pentru fiecare mutare.

    Timpul crește proporțional cu iterațiile; forța nu.
lab-course-flat-strength-ask = Cam câte din cele 100 de partide câștigă cu 100 de iterații, adică 7 partide pentru fiecare dintre primele mutări?
lab-course-flat-strength-after = 99. Cu 15 iterații, o singură partidă pentru fiecare mutare, câștigă 79, cu 50 câștigă 96, iar de la 500 nu pierde niciuna. Pe o tablă mai mare trebuie mai mult, pentru că aceleași iterații se împart la mai multe celule. Iar împotriva unui adversar care gândește și 20.000 de iterații pot pierde: un jucător cu experiență învinge acest bot.
lab-course-flat-budget-title = Puține partide când contează cel mai mult
lab-course-flat-budget-text =
    Împărțirea egală are un preț. La începutul partidei sunt multe celule libere, deci fiecare mutare primește puține partide la întâmplare, iar aceste prime decizii contează cel mai mult. Spre sfârșit, când totul este hotărât, fiecare mutare primește mii.

    În plus cheltuiește la fel de mult pe o mutare fără speranță ca pe cea mai bună.
lab-course-flat-budget-ask = 20.000 de iterații pe tabla goală de Y 11, care are 66 de celule: câte partide pentru fiecare mutare?
lab-course-flat-budget-after = 303, deci o parte de victorii se abate cu vreo 3 %, mai mult decât diferă mutările bune. N-ar fi mai bine să renunți devreme la mutările rele și să cheltuiești restul pe cele bune? Dar încă nu știi care sunt bune. Aceasta este întrebarea capitolului următor.
lab-course-flat-summary =
    Monte Carlo plat își împarte iterațiile egal între mutări, joacă după fiecare partide la întâmplare și o face pe cea cu cea mai mare parte de victorii. Are nevoie de regulile unui joc și de nimic altceva.

    După legea numerelor mari părțile tind spre rezultatul așteptat al jocului la întâmplare, cu o eroare de 1/√n. Aceasta nu este valoarea mutării: în fața unei capcane mai multe iterații îl fac doar mai sigur de mutarea greșită.

    Irosește partide pe mutări rele și are cele mai puține când are cea mai mare nevoie.
lab-course-flat-sources =
    Bruce Abramson: The expected-outcome model of two-player games (1987, publicat în 1990).
    Bernd Brügmann: Monte Carlo Go (1993).
    Nicholas Metropolis, Stanisław Ulam: The Monte Carlo method (1949).
lab-course-flat-teachers =
    La tablă: fiecare student joacă zece partide la întâmplare cu două monede după o mutare pe o tablă mică de Hex, apoi se adună părțile întregii clase. Treizeci de studenți fac 300 de partide în cinci minute.

    Răspunsuri greșite frecvente: „un sfert” (eroarea unei medii scade cu rădăcina); „tot mai des” la capcană (se confundă limitele cu valorile). În codul propriu studenții uită adesea să copieze tabla înaintea fiecărei partide.

lab-course-bandits-title = Bandiți
lab-course-bandits-aim = A explora sau a exploata: aparate de joc, regret, UCB1 și de ce regretul lui crește doar ca un logaritm.
lab-course-bandits-try-title = Trei aparate de joc
lab-course-bandits-try-text =
    Iată trei aparate de joc, „bandiți cu un singur braț”. Fiecare plătește 1 cu o șansă fixă pe care nu o știi, altfel nimic. Fiecare tragere de un braț rău este irosită; dar de unde știi că este rău?

    Trage de vreo douăzeci de ori, apoi răspunde. (Butoanele merg de îndată ce a pornit Python.)
lab-course-bandits-try-ask = Ce braț crezi că este cel mai bun și cât de sigur ești?
lab-course-bandits-try-after = Șansele sunt 0,2, 0,5 și 0,7, într-o ordine pe care nu ai aflat-o. După douăzeci de trageri cei mai mulți au rămas la un braț care a plătit devreme. A _exploata_ ce știi sau a _explora_ ce nu știi: aceasta este dilema capitolului și a fiecărei mutări dintr-o căutare.
lab-course-bandits-regret-title = Regretul
lab-course-bandits-regret-text =
    Problema celor K aparate: brațul i plătește câștiguri X independente și identic distribuite, cu o medie μᵢ necunoscută. O strategie alege brațul următor după ce a văzut până acum. T numără tragerile fiecărui braț.

    _Regretul_ este pierderea așteptată față de cineva care trage de cel mai bun braț de la început:

    R(n) = μ* n − Σ μᵢ E[Tᵢ(n)]

    unde μ* este cea mai mare medie. Fiecare tragere de brațul i costă _diferența_ μ* − μᵢ.
lab-course-bandits-regret-ask = Mediile sunt 0,2, 0,5 și 0,7. Din 100 de trageri, brațul 1 a avut 10, brațul 2 a avut 20 și brațul 3 a avut 70. Care este regretul?
lab-course-bandits-regret-after = 10·0,5 + 20·0,2 + 70·0 = 9. Regretul numără șanse, nu noroc: un braț rău care a plătit din întâmplare a fost totuși o alegere proastă.
lab-course-bandits-bound-title = Optimism: UCB1
lab-course-bandits-bound-text =
    UCB1 construiește în jurul mediei fiecărui braț un interval cu jumătatea lățimii √(2 ln n / T) și trage de brațul cu cel mai înalt capăt _superior_, limita lui superioară de încredere. Un braț neîncercat vine primul.

    Un braț are un capăt înalt dintr-unul din două motive: a plătit bine sau se știe puțin despre el. Să fii optimist față de necunoscut este tot secretul.

    După 29 de trageri: brațul 1 are media 0,25 din 4 trageri, brațul 2 are 0,70 din 10, brațul 3 are 0,867 din 15. Jumătățile lățimilor sunt 1,298, 0,821 și 0,670.
lab-course-bandits-bound-ask = De ce braț trage UCB1 acum?
lab-course-bandits-bound-after = De brațul 1, cel mai rău dintre toate, cu 0,25 + 1,298 = 1,548 față de 1,521 și 1,537: a avut doar 4 trageri. Figura o arată: câștigă bara care ajunge cel mai departe, orice ar spune punctul ei.
lab-course-bandits-narrow-title = Intervalele se îngustează și se lărgesc
lab-course-bandits-narrow-text =
    Când se trage de un braț, T al lui crește mai repede decât ln n: intervalul se îngustează, iar după legea numerelor mari media se apropie de adevăr. Mergi de aici mai departe și urmărește un braț lăsat o vreme în pace.
lab-course-bandits-narrow-ask = Ce se întâmplă cu intervalul unui braț de care nu se trage?
lab-course-bandits-narrow-narrower = Se îngustează.
lab-course-bandits-narrow-same = Rămâne cum este.
lab-course-bandits-narrow-wider = Se lărgește.
lab-course-bandits-narrow-after = Se lărgește încet: T rămâne, ln n crește. Cândva capătul lui superior este din nou cel mai înalt și mai primește o tragere. Deci niciun braț nu este abandonat de tot, iar cele rele sunt încercate tot mai rar.
lab-course-bandits-proof-title = De ce este regretul logaritmic
lab-course-bandits-proof-text =
    O schiță a demonstrației lui Auer, Cesa-Bianchi și Fischer. Fie Δ diferența unui braț rău. Dacă UCB1 trage de el deși toate intervalele își conțin media adevărată, atunci

    capătul superior al brațului rău este cel puțin cel al celui mai bun, care este cel puțin μ*
    media brațului rău este cel mult μ* − Δ plus jumătatea lățimii lui
    deci dublul jumătății lățimii este cel puțin Δ: 2 √(2 ln n / T) ≥ Δ
    prin urmare T ≤ 8 ln n / Δ²

    Intervalele care nu conțin adevărul sunt rare: după inegalitatea lui Hoeffding șansa fiecăruia este cel mult n⁻⁴, iar peste toate tragerile asta adaugă o constantă, 1 + π²/3. Fiecare tragere costă Δ, deci regretul este cel mult suma peste brațele rele a lui 8 ln n / Δ, plus o constantă. Adică _O(ln n)_.
lab-course-bandits-proof-ask = De ce braț rău se poate trage mai des: de unul cu diferență mare sau de unul cu diferență mică?
lab-course-bandits-proof-large = de cel cu diferență mare
lab-course-bandits-proof-small = de cel cu diferență mică
lab-course-bandits-proof-after = De cel cu diferență mică: este nevoie de 1/Δ² trageri ca să-l deosebești de cel mai bun. Fiecare costă mai puțin, deci regretul crește doar ca 1/Δ. Două brațe care diferă cu 0,01 cer de 400 de ori mai multe trageri decât două care diferă cu 0,2.
lab-course-bandits-strategies-title = Alte strategii
lab-course-bandits-strategies-text =
    UCB1 nu este singura cale.

    _uniform_: orice braț, mereu. Explorare pură
    _epsilon-greedy_: cu probabilitatea 0,1 orice braț, altfel cel cu cea mai bună medie
    _eșantionarea Thompson_: ține o distribuție de probabilitate pentru fiecare braț, extrage o dată din fiecare și trage de brațul cu extragerea cea mai mare
    _UCB1_: cel mai înalt capăt superior

    Figura este media a 100 de rulări cu 1.000 de trageri.
lab-course-bandits-strategies-ask = Care are cel mai mic regret după 1.000 de trageri?
lab-course-bandits-strategies-ucb1 = UCB1
lab-course-bandits-strategies-thompson = eșantionarea Thompson
lab-course-bandits-strategies-greedy = epsilon-greedy
lab-course-bandits-strategies-uniform = uniform
lab-course-bandits-strategies-after = Eșantionarea Thompson, cu vreo 12. UCB1 are 43, cam cât epsilon-greedy, iar alegerea uniformă 234. UCB1 este prudent: intervalele lui sunt valabile pentru orice câștiguri între 0 și 1 și sunt mai largi decât cer monedele. Este folosit în arbori pentru că este simplu, îi ajung două numere pentru fiecare braț, iar garanția lui este valabilă pentru orice alegere de brațe.
lab-course-bandits-rate-title = Pe termen lung
lab-course-bandits-rate-text =
    Pe o axă logaritmică un regret O(ln n) tinde spre o dreaptă. După 1.000 de trageri abia se vede: UCB1 încă se curbează în sus. Privește deci 5.000.

    Linia întreruptă este ritmul lui Lai și Robbins: pe termen lung nicio strategie bună pentru orice alegere de brațe nu poate avea o pantă mai mică. Nu este o limită pentru rulări scurte, iar o strategie bună poate fi mult timp sub ea.
lab-course-bandits-rate-ask = După 5.000 de trageri, care dintre cele două are regretul mai mare?
lab-course-bandits-rate-ucb1 = UCB1
lab-course-bandits-rate-greedy = epsilon-greedy
lab-course-bandits-rate-after = Epsilon-greedy, de departe: vreo 124 față de 77. O zecime din trageri este mereu la întâmplare, deci pe termen lung regretul este o dreaptă pe o axă liniară, oricât de bun pare la început. UCB1 și Thompson se aplatizează.
lab-course-bandits-summary =
    Cine doar exploatează poate să nu găsească niciodată cel mai bun braț; cine doar explorează plătește mereu. UCB1 trage de brațul al cărui interval are cel mai înalt capăt superior: medie + √(2 ln n / T).

    De un braț rău se trage cel mult de vreo 8 ln n / Δ² ori, deci regretul este O(ln n), cel mai bun ordin posibil.
lab-course-bandits-sources =
    Herbert Robbins: Some aspects of the sequential design of experiments (1952).
    Tze Leung Lai, Herbert Robbins: Asymptotically efficient adaptive allocation rules (1985).
    Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).
    William R. Thompson: On the likelihood that one unknown probability exceeds another (1933).
lab-course-bandits-teachers =
    Răspunsuri greșite frecvente: brațul 3 la „Optimism” (cea mai bună medie în locul celui mai înalt capăt); „rămâne cum este” la interval (se uită ln n).

    Cel mai greu din demonstrație este că intervalul trebuie să conțină adevărul la _ambele_ brațe. Întreabă ce se întâmplă dacă îl conține doar unul.

lab-course-uct-title = UCT: un arbore de bandiți
lab-course-uct-aim = Patru faze, selecția și mutarea finală, unde greșește retropropagarea și de ce este bucla corectă.
lab-course-uct-phases-title = Patru faze
lab-course-uct-phases-text =
    Monte Carlo plat cu două îmbunătățiri: tratează mutările ca pe brațele unui bandit și fă asta din nou în fiecare poziție care urmează. Rezultatul este _căutarea în arbore Monte Carlo_ (MCTS); cu UCB1 la fiecare nod este _UCT_. O iterație are patru faze.

    1. Selecție: de la rădăcină coboară la copilul cu cea mai mare limită, cât timp toate mutările nodului au fost încercate
    2. Expansiune: adaugă un copil pentru o mutare neîncercată
    3. Simulare: joacă de acolo o partidă la întâmplare
    4. Retropropagare: la fiecare nod de pe drum adaugă o vizită la N și scorul la Q

    Apoi începe următoarea, și te poți opri oricând.
lab-course-uct-phases-ask = Cu câte noduri crește arborele într-o iterație?
lab-course-uct-phases-after = Cu unul. Figura a parcurs prima iterație într-o grămadă de cinci jetoane: un copil nou, o partidă la întâmplare și două noduri de pe drum cu câte o vizită. Mergi mai departe; arborele va crește unde valorile sunt mari, _asimetric_.
lab-course-uct-selection-title = Selecția
lab-course-uct-selection-text =
    Limita unui copil s cu părintele s₀ este

    UCT(s) = Q(s) / N(s) + 2 Cp √(ln N(s₀) / N(s))

    Primul termen exploatează, al doilea explorează: scade cu fiecare vizită a lui s și crește cu fiecare vizită a fraților. Pentru rezultate de la 0 la 1 Kocsis și Szepesvári aleg Cp = 1/√2, deci 2 Cp = √2; pentru alte scări se caută prin experimente. Cu N = 0 limita este infinită.

    După 6 iterații copiii rădăcinii sunt: mutarea 1 cu Q/N = 0/1, mutarea 2 cu 1/3, mutarea 3 cu 1/2. ln 6 este 1,79.
lab-course-uct-selection-ask = Ce copil este selectat acum?
lab-course-uct-selection-after = Mutarea 1: 0 + √2·√(1,79/1) = 1,89. Mutarea 2 are 0,33 + 1,09 = 1,43, mutarea 3 are 0,5 + 1,34 = 1,84. O partidă proastă la întâmplare nu este un motiv să renunți la o mutare, iar mutarea 1 este cea care câștigă.
lab-course-uct-backup-title = Retropropagarea
lab-course-uct-backup-text =
    Partida la întâmplare a iterației 7 s-a terminat și a câștigat negrul (jucătorul 1). Drumul este rădăcina, mutarea 1 a negrului, mutarea 2 a albului.

    Ce este bun pentru unul este rău pentru celălalt. De aceea fiecare nod numără scorul _jucătorului a cărui mutare duce la el_: acela îl va alege din nou.
lab-course-uct-backup-ask = Cu cât crește Q la nodul mutării 2 a albului?
lab-course-uct-backup-after = Cu 0: mutarea a făcut-o albul, iar albul a pierdut. La nodul mutării 1 a negrului Q crește cu 1. N crește cu 1 la amândouă.
lab-course-uct-perspective-title = Unde greșește retropropagarea
lab-course-uct-perspective-text =
    Multe programe, și texte de curs, greșesc aici: iau scorul din punctul de vedere al jucătorului de la rădăcină și îl întorc la fiecare nivel, începând de la _frunză_. Atunci ce primește un nod depinde de cât de adânc era frunza.

    Din nou grămada de cinci jetoane. Mutarea bună este să iei unul: rămân patru, iar cine găsește patru a pierdut. Citește codul și prezice.
lab-course-uct-perspective-ask = Ce mutare joacă după 300 de simulări căutarea cu greșeala?
lab-course-uct-perspective-after = Mutarea 2, la un fir de păr în fața lui 3, și crede în amândouă 98 %. Fiecare nod crede acum că adversarul îl ajută. Căutarea corectă îi dă mutării 1 270 din 300 de vizite. Nimic nu se blochează, numerele arată bine, iar împotriva unui adversar slab chiar câștigă: de aceea trăiesc asemenea greșeli atât de mult.
lab-course-uct-invariants-title = Patru bucle, patru invarianți
lab-course-uct-invariants-text =
    O buclă este corectă dacă o afirmație este adevărată înaintea primei ture (o dă _precondiția_), fiecare tură o păstrează, iar împreună cu sfârșitul dă ce se dorea (_postcondiția_). Se termină dacă un număr care nu poate scădea sub 0 se micșorează la fiecare tură.

    _iterații_: N(rădăcină) = simulări făcute. Scade: iterațiile rămase. La sfârșit: N(rădăcină) = n
    _selecție_: copilul luat are cea mai mare limită. Scade: mutările rămase. La sfârșit: un nod cu o mutare neîncercată sau sfârșitul partidei
    _expansiune_: copiii și mutările neîncercate sunt mutările permise, niciuna de două ori. Scade: mutările neîncercate. La sfârșit: un nod în plus
    _retropropagare_: N și Q ale unui nod sunt cele ale copiilor și ale simulărilor lui. Scade: nodurile de deasupra. La sfârșit: adevărat la rădăcină

    Aici este pornită greșeala de pe ecranul trecut și se verifică fiecare tură.
lab-course-uct-invariants-ask = Ce buclă își încalcă promisiunea?
lab-course-uct-invariants-iterations = iterații
lab-course-uct-invariants-selection = selecție
lab-course-uct-invariants-expansion = expansiune
lab-course-uct-invariants-backup = retropropagare
lab-course-uct-invariants-after = Retropropagarea, prima dată în iterația 9, și figura o arată: un nod al adversarului are o sumă greșită. Selecția ia în continuare cea mai mare limită, din numere greșite. Un invariant găsește linia; o partidă pierdută nu.
lab-course-uct-chain-title = Demonstrația ca un lanț
lab-course-uct-chain-text =
    Robert Floyd și Tony Hoare scriu o demonstrație ca un lanț: { "{" }P{ "}" } pas { "{" }Q{ "}" } spune că, dacă P este adevărat înainte de pas, Q este adevărat după el. Verigile căutării, cu cei patru invarianți ai ecranului anterior:

    1. Precondiție: partida continuă și n ≥ 1
    2. Creează rădăcina cu N = Q = 0: acum N(rădăcină) = 0 partide aleatoare, deci invariantul _iterațiilor_ este adevărat înainte de prima trecere
    3. Coboară prin _selecție_ cât timp toate mutările nodului au fost încercate: acum nodul are o mutare neîncercată sau partida s-a terminat
    4. Adaugă un copil prin _expandare_: acum este un nod în plus, niciunul de două ori
    5. Joacă până la sfârșit: acum există un scor de la 0 la 1
    6. Urcă prin _retropropagare_: acum N și Q sunt corecte la fiecare nod al drumului, iar N(rădăcină) a crescut cu partidele aleatoare. Invariantul iterațiilor este din nou adevărat
    7. Nu mai rămâne nicio iterație: acum N(rădăcină) = n
    8. Joacă mutarea cu cele mai multe vizite. Postcondiție: o mutare legală, cea pe care căutarea a încercat-o cel mai mult

    Prin inducție, invariantul iterațiilor este adevărat după fiecare trecere: este adevărat după 0 treceri prin veriga 2, iar dacă este adevărat după k treceri, verigile 3–6 îl fac adevărat după k + 1. Și fiecare buclă se termină, fiindcă numărul ei scade: iterații rămase, mutări rămase, mutări neîncercate, noduri deasupra.
lab-course-uct-cost-title = Cel mai bun caz, cazul mediu și cel mai rău
lab-course-uct-cost-text =
    Fie b numărul cel mai mare de mutări ale unei poziții și d cel al unei partide.

    selecție: compară b copii la fiecare nivel: O(b·d) în cel mai rău caz, O(1) în cel mai bun (o mutare neîncercată la rădăcină)
    expansiune: un nod, O(1)
    simulare: cel mult d mutări, O(d)
    retropropagare: un pas pentru fiecare nod de pe drum: O(d)

    Deci o iterație este O(b·d), iar n iterații sunt O(n·b·d), nu O(b^d). Memoria crește de fiecare dată cu un nod: O(n).

    Figura adună pașii unei căutări la X și 0, media a zece rulări.
lab-course-uct-cost-ask = În ce fază diferă cel mai mult cel mai bun caz de cel mai rău?
lab-course-uct-cost-selection = selecție
lab-course-uct-cost-expansion = expansiune
lab-course-uct-cost-simulation = simulare
lab-course-uct-cost-backup = retropropagare
lab-course-uct-cost-after = La selecție: 0 pași în cel mai bun caz, 15 în cel mai rău, 6,4 în medie. O simulare ia 1 până la 7 mutări, expansiunea mereu 1. În jocuri mari simularea costă totuși cel mai mult timp, pentru că fiecare mutare a ei este scumpă.
lab-course-uct-final-title = Mutarea finală
lab-course-uct-final-text =
    Când s-a terminat timpul, se joacă un copil al rădăcinii. Există mai multe reguli:

    _copilul maxim_: cea mai mare valoare Q/N
    _copilul robust_: cele mai multe vizite N. Alegerea obișnuită, pentru că o valoare din puține vizite poate fi noroc
    _copilul sigur_: cel mai mare capăt inferior al intervalului
    _copilul maxim-robust_: cea mai mare valoare și cele mai multe vizite deodată; dacă nu există, se caută mai departe până există

    Regulile de selecție variază la fel: UCB1, UCB1 ajustat după varianțe, PUCT cu probabilități inițiale, eșantionarea Thompson.

    Mutarea a are 60 de vizite și valoarea 0,52, mutarea b are 40 de vizite și 0,55.
lab-course-uct-final-ask = Ce face regula maxim-robust?
lab-course-uct-final-a = Joacă a.
lab-course-uct-final-b = Joacă b.
lab-course-uct-final-on = Caută mai departe.
lab-course-uct-final-after = Caută mai departe: a are cele mai multe vizite, b cea mai mare valoare. Curând b primește mai multe vizite, pentru că limita lui este cea mai mare, și fie îl depășește pe a, fie își pierde valoarea. În banc poți alege mutarea finală după vizite, prima, valoare, limită sau max-robust.
lab-course-uct-keep-title = Păstrezi arborele sau nu
lab-course-uct-keep-text =
    După mutarea ta și răspuns, partida este la un nepot al rădăcinii. Subarborele lui conține simulări care sunt încă valabile. Poți

    să _arunci_ arborele: simplu, iar fiecare căutare este independentă de partida dinainte
    să _păstrezi_ subarborele: se economisesc simulările lui, adesea o zecime până la o treime din toate

    Arborii păstrați fac experimentele mai greu de repetat, pentru că rezultatul depinde de mutările dinainte. Boții uct, rave și heuristic fac una sau alta, după o setare; net și wye își păstrează arborii.
lab-course-uct-limit-title = Găsește cea mai bună mutare?
lab-course-uct-limit-text =
    Kocsis și Szepesvári au demonstrat în 2006 că probabilitatea de a juca la rădăcină o mutare proastă tinde spre 0, și anume ca o putere a numărului de iterații. La limită UCT _este_ minimax.

    Dar valoarea unui nod este o medie a tot ce s-a încercat acolo, bun și rău.

    Figura caută de 30 de ori într-o grămadă de nouă jetoane, cu 10 până la 1.000 de simulări. Cine ia unul câștigă, deci valoarea exactă este 1.
lab-course-uct-limit-ask = Ce este corect întâi, mutarea sau valoarea?
lab-course-uct-limit-move = mutarea
lab-course-uct-limit-value = valoarea
lab-course-uct-limit-after = Mutarea: de la 200 de simulări cel puțin 95 % din căutări o aleg, în timp ce valoarea este încă la 0,43 de 1. Chiar și după 1.000 de simulări este doar 0,85. Iar limita poate fi departe: o capcană adâncă în arbore poate cere mai mult timp decât există.
lab-course-uct-summary =
    UCT tratează fiecare nod ca pe un bandit: selectează după Q/N + 2 Cp √(ln N(părinte)/N), adaugă un copil, joacă o partidă la întâmplare și adună scorul ei la fiecare nod de pe drum, pentru jucătorul a cărui mutare duce acolo.

    O iterație costă O(b·d), memoria crește cu un nod. Cu perspectiva greșită merge în continuare și crede în mutări pierzătoare; invarianții găsesc linia.

    Tinde spre minimax: mutarea este corectă mult înaintea valorii.
lab-course-uct-sources =
    Rémi Coulom: Efficient selectivity and backup operators in Monte-Carlo tree search (2006).
    Levente Kocsis, Csaba Szepesvári: Bandit based Monte-Carlo planning (2006).
    Guillaume Chaslot, Mark Winands, Jaap van den Herik și alții: Progressive strategies for Monte-Carlo tree search (2008).
    Cameron Browne și alții: A survey of Monte Carlo tree search methods (2012).
    Maciej Świechowski și alții: Monte Carlo tree search: a review of recent modifications and applications (2022).
lab-course-uct-teachers =
    Răspunsuri greșite frecvente: mutarea 3 la „Selecția” (cea mai bună medie); 1 la „Retropropagarea” (scorul jucătorului 1 este adunat peste tot).

    În clasă: dă la patru studenți rolurile de a selecta, expanda, simula și retropropaga și jucați zece iterații la tablă cu o grămadă de cinci jetoane. Bancul „UCT, fază cu fază” are aceleași zece, pas cu pas, pentru verificare.

lab-course-knowledge-title = Cunoștințe
lab-course-knowledge-aim = Ce câștigă căutarea în arbore cu RAVE, euristici, simulări informate și o rețea.
lab-course-knowledge-balance-title = Pentru și împotrivă
lab-course-knowledge-balance-text =
    Pentru căutarea în arbore Monte Carlo:

    face față multor mutări la fiecare nod
    poate fi oprită oricând și joacă mai bine cu mai mult timp
    nu are nevoie să cunoască jocul
    se potrivește cu întâmplarea din reguli
    arborele ei crește unde contează

    Împotriva ei:

    este o chestiune de probabilitate: poate rata cea mai bună mutare
    este lentă dacă partidele la întâmplare sunt lente
    vede târziu o capcană îngustă

    Îmbunătățirile sunt de două feluri. Unele nu folosesc cunoștințe despre joc: bandiți mai buni, RAVE, mai multe simulări la fiecare nod. Altele da: evaluări ale mutărilor, partide la întâmplare informate, rețele. Acest capitol arată din fiecare fel.
lab-course-knowledge-rave-title = RAVE: împrumut de la alte ramuri
lab-course-knowledge-rave-text =
    O mutare abia adăugată în arbore are o vizită și nu spune nimic. Dar multe partide la întâmplare conțin aceeași mutare _mai târziu_. La Hex și la Y o piatră pe o celulă valorează cam la fel oricând este pusă. Numără deci pentru fiecare mutare de câte ori ai câștigat dacă ai făcut-o vreodată: „toate mutările ca prime”, AMAF.

    _RAVE_ le amestecă: w · AMAF + (1 − w) · propriu, cu ponderea w = √(k / (3 N + k)).
lab-course-knowledge-rave-ask = Ce se întâmplă cu ponderea lui AMAF când cresc vizitele N?
lab-course-knowledge-rave-grows = Crește.
lab-course-knowledge-rave-same = Rămâne la fel.
lab-course-knowledge-rave-shrinks = Scade.
lab-course-knowledge-rave-after = Scade, de la 0,995 cu o vizită la 0,23 cu 1.871. Trebuie: AMAF este _deplasat_. În figură AMAF preferă până la capăt a3, care pierde; rezultatele proprii găsesc b2. La început cunoașterea împrumutată este mai bună decât nimic; mai târziu trebuie să câștige adevărul.
lab-course-knowledge-terms-title = Șase termeni ai unei euristici
lab-course-knowledge-terms-text =
    Un bot de Hex scris pentru un curs notează fiecare celulă după șase termeni, adaugă întâi cele mai bune celule și își joacă simulările după ei:

    _cel mai scurt drum_ până la cealaltă latură, înainte și după
    _punțile_: două căi spre o piatră proprie
    _centrul_
    _conectivitatea_: vecine de culoarea ta
    _mobilitatea_: vecine libere
    _laturile_ pe care trebuie să le unești

    Botul euristic al acestui program are aceiași șase termeni, fiecare cu o pondere pe care o poți alege, și un al șaptelea, distanța dublă. Partidele lui nu iau cea mai bună celulă, ci cea mai bună din trei la întâmplare, pentru că mereu aceeași partidă n-ar spune nimic nou.
lab-course-knowledge-terms-ask = Care dintre cei șase termeni are nevoie de algoritmul lui Dijkstra?
lab-course-knowledge-terms-path = cel mai scurt drum
lab-course-knowledge-terms-bridge = punțile
lab-course-knowledge-terms-centre = centrul
lab-course-knowledge-terms-after = Cel mai scurt drum: pietrele proprii costă 0, celulele libere 1, iar cele ale adversarului nu pot fi traversate. Este de departe termenul cel mai scump și cel mai util. Cunoașterea merită doar dacă îmbunătățește o simulare mai mult decât o încetinește: compară la _timp_ egal. Figura arată acum media ponderată a tuturor termenilor; mergi înapoi ca să-l vezi pe fiecare.
lab-course-knowledge-network-title = O rețea, dintr-o privire
lab-course-knowledge-network-text =
    AlphaGo (2016) și AlphaZero (2017) au înlocuit partidele la întâmplare cu o rețea neuronală: privește o poziție și spune probabilitatea fiecărei mutări, _politica_, și șansa de câștig, _valoarea_. Pe amândouă le-a învățat din partide împotriva ei înseși. Căutarea folosește politica drept probabilitate inițială în limită (PUCT), iar valoarea în locul unei simulări.

    Figura arată o poziție de Y: ce vede rețeaua dintr-o privire și ce spun 4.096 de simulări.
lab-course-knowledge-network-ask = Care dintre ele nimerește mutarea la care se opresc căutările lungi?
lab-course-knowledge-network-network = rețeaua
lab-course-knowledge-network-playouts = simulările
lab-course-knowledge-network-after = Rețeaua: b4 imediat, cu șansa de 58 %, în timp ce simulările preferă c4 și spun că poziția este pierdută. Mergi mai departe ca să vezi crescând ambele căutări: curând sunt de acord asupra lui b4, dar numai cea cu rețeaua știe că este câștigat.
lab-course-knowledge-summary =
    RAVE împrumută de la partide în care mutarea s-a făcut mai târziu și trebuie să uite ce a împrumutat. Euristicile ordonează mutările și ghidează partidele la întâmplare; merită dacă își valorează timpul. O rețea dă deodată politica și valoarea, iar simulările nu mai sunt necesare.
lab-course-knowledge-sources =
    Sylvain Gelly, David Silver: Monte-Carlo tree search and rapid action value estimation in computer Go (2011).
    Richard Matos: HEX AI Player (2025).
    David Silver și alții: Mastering the game of Go with deep neural networks and tree search (2016); A general reinforcement learning algorithm that masters chess, shogi, and Go through self-play (2018).
lab-course-knowledge-teachers =
    Cere un joc în care AMAF nu folosește la nimic (la șah o captură este bună doar acum) și unul în care este perfect (un joc în care ordinea mutărilor nu contează niciodată).

lab-course-strength-title = Măsurarea forței
lab-course-strength-aim = Intervale, baleieri, punctaje și teste care știu când să se oprească.
lab-course-strength-interval-title = Un rezultat este un interval
lab-course-strength-interval-text =
    Botul tău câștigă 55 din 100 de partide. Este mai bun decât adversarul?

    Un rezultat este un eșantion. Intervalul Wilson de 95 % pentru 55 din 100 merge de la 45,2 % la 64,4 %. Joacă partidele în perechi din aceeași deschidere, cu culorile schimbate, ca avantajul primei mutări să se anuleze.
lab-course-strength-interval-ask = Arată aceste 100 de partide că este mai bun?
lab-course-strength-interval-yes = da
lab-course-strength-interval-no = nu
lab-course-strength-interval-after = Nu: 50 % este în interval, deci egalitatea explică destul de bine rezultatul. Pentru doi boți la 10 % distanță îți trebuie cam 400 de partide; pentru 5 %, cam 1.600. Lățimea scade cu rădăcina pătrată, ca la „Monte Carlo plat”.
lab-course-strength-sweep-title = Ce setare este mai bună?
lab-course-strength-sweep-text =
    Un bot de X și 0 poate cheltui 40 de simulări pe o mutare: în 40 de iterații cu câte 1 simulare sau în 10 iterații cu câte 4. O _baleiere_ joacă multe partide în fiecare punct al unei grile și arată intervalele.

    Botul este cel al unui studiu: o iterație este o vizită care numără victoriile tuturor simulărilor ei, iar mutarea finală este aleasă după limită. Mută al doilea împotriva unui jucător la întâmplare, 150 de partide în fiecare punct.
lab-course-strength-sweep-ask = Care dintre ele pierde mai rar?
lab-course-strength-sweep-one = 40 de iterații cu 1 simulare
lab-course-strength-sweep-four = 10 iterații cu 4 simulări
lab-course-strength-sweep-same = Nu pot fi deosebite.
lab-course-strength-sweep-after = 10 cu 4: pierde 16 % față de 34 %, iar intervalul diferenței, de la 8 la 27 de puncte, îl exclude pe 0. Este o proprietate a acestui bot ciudat: dacă mutarea finală este aleasă după vizite, ordinea se schimbă. Timpul crește cu simulările, dar nu proporțional: fiecare iterație are un cost fix.
lab-course-strength-rating-title = Punctaje
lab-course-strength-rating-text =
    Cu mai mult de doi jucători rezultatele sunt puse pe o scară. În modelul lui Bradley și Terry, cel al punctajelor Elo, un avans de D puncte înseamnă un scor așteptat de 1 / (1 + 10^(−D/400)): 100 de puncte fac 64 %, 200 fac 76 %, 400 fac 91 %.

    În figură s-au întâlnit Monte Carlo plat cu 500 și cu 100 de iterații și un jucător la întâmplare, 20 de partide pentru fiecare pereche.
lab-course-strength-rating-ask = Cu câte puncte este flat@500 în fața lui flat@100?
lab-course-strength-rating-small = sub 100
lab-course-strength-rating-middle = între 100 și 300
lab-course-strength-rating-large = peste 300
lab-course-strength-rating-after = Cu 223, cu o eroare de peste 100 la fiecare punctaj: 40 de partide sunt puține. Punctajele țin de grupul în care au fost măsurate; cu alți adversari se mișcă.
lab-course-strength-test-title = Oprește-te când este hotărât
lab-course-strength-test-text =
    Câte partide? Dacă fixezi numărul dinainte, joci prea multe când cazul este clar. Dacă privești după fiecare partidă și te oprești când îți place rezultatul, te păcălești singur.

    _Testul secvențial_ al lui Abraham Wald face bine: adună cu cât explică mai bine partidele o ipoteză decât cealaltă și se oprește de îndată ce suma iese dintr-o bandă. Banda rezultă din partea de erori pe care o permiți.

    Aici boții sunt _la fel_ de puternici (H0), alternativa este 50 Elo și sunt permise 5 % erori. 200 de teste.
lab-course-strength-test-ask = Cam ce procent din teste acceptă ipoteza greșită?
lab-course-strength-test-0 = niciunul
lab-course-strength-test-5 = cam 5 %
lab-course-strength-test-25 = cam 25 %
lab-course-strength-test-after = 4,5 %, cum s-a promis, și după 133 de perechi de partide în medie. Cu cât cazul este mai puțin clar, cu atât durează mai mult: la jumătatea drumului dintre ipoteze aproape dublu.
lab-course-strength-summary =
    Un rezultat fără interval este un zvon. Compară după intervalul diferenței, joacă perechi cu culorile schimbate, compară la timp egal și lasă un test secvențial să hotărască oprirea.
lab-course-strength-sources =
    Edwin Wilson: Probable inference, the law of succession, and statistical inference (1927).
    Ralph Bradley, Milton Terry: Rank analysis of incomplete block designs (1952).
    Abraham Wald: Sequential tests of statistical hypotheses (1945).
lab-course-strength-teachers =
    Un exercițiu bun: fiecare student concepe un meci care deosebește doi boți la 50 Elo și prezice cât durează, înainte să îl ruleze în bancul „Test secvențial”.

lab-course-decisions-title = Decizii
lab-course-decisions-aim = Procese de decizie Markov: iterarea valorilor și a politicilor, învățare, un robot prin camere și ce nu se vede.
lab-course-decisions-process-title = Un robot care alunecă
lab-course-decisions-process-text =
    Un agent percepe o stare, acționează și primește o recompensă; apoi ciclul începe din nou. Nu există adversar, dar lumea are voința ei: robotul din figură merge unde vrea cu probabilitatea 0,8 și alunecă în fiecare parte cu 0,1.

    Acesta este un _proces de decizie Markov_: stări, acțiuni, tranziții cu probabilități și recompense. Fiecare pas costă 0,04; sfârșitul bun dă +1, cel rău −1. Un plan nu folosește, pentru că nu știi unde vei fi. Îți trebuie o _politică_, o acțiune pentru fiecare stare.
lab-course-decisions-process-ask = În colțul de sub sfârșitul rău, cea mai bună politică merge drept spre sfârșitul bun sau ocolește?
lab-course-decisions-process-straight = drept
lab-course-decisions-process-round = ocolește
lab-course-decisions-process-after = Ocolește: urcușul pe lângă sfârșitul rău riscă o alunecare în el, iar câțiva pași la 0,04 sunt mai ieftini. Dacă un pas ar costa mai mult, robotul și-ar asuma riscul; dacă ar costa foarte mult, ar sări intenționat în sfârșitul rău. Încearcă în banc.
lab-course-decisions-values-title = Iterarea valorilor
lab-course-decisions-values-text =
    Ecuația lui Bellman: valoarea unei stări este recompensa ei plus valoarea actualizată a ce urmează, cu cea mai bună acțiune. Un factor γ sub 1 face ca recompensele târzii să conteze mai puțin.

    _Iterarea valorilor_ începe cu zerouri și aplică ecuația tuturor stărilor, iar și iar: o _baleiere_ după alta. Eroarea scade de fiecare dată cu factorul γ.

    _Iterarea politicilor_ o face în doi pași: calculează valorile politicii prezente, apoi o îmbunătățește.
lab-course-decisions-values-ask = Ce este corect întâi, valorile sau politica?
lab-course-decisions-values-values = valorile
lab-course-decisions-values-policy = politica
lab-course-decisions-values-after = Politica: de la baleierea 12 toate săgețile sunt corecte, în timp ce valorile se abat încă până la 0,026. Ca să alegi o acțiune trebuie doar să știi care este mai bună, nu cu cât. Ca la UCT.
lab-course-decisions-learning-title = Învățare fără model
lab-course-decisions-learning-text =
    Și dacă nimeni nu-i spune robotului probabilitățile? Poate să umble și să învețe. Q(s, a) este cât a valorat până acum acțiunea a în starea s.

    _Q-learning_: după un pas cu recompensa r în starea s′, mută puțin Q(s, a) spre r + γ max Q(s′, ·): cea mai bună acțiune următoare
    _SARSA_: spre r + γ Q(s′, a′): acțiunea care chiar este făcută apoi

    Cu pași de explorare cele două diferă: SARSA învață valoarea politicii pe care o urmează, cu propriile alunecări, și stă departe de prăpăstii; Q-learning învață cea mai bună politică și cade mai des cât învață.
lab-course-decisions-learning-ask = După 300 de plimbări de Q-learning, sunt corecte toate săgețile?
lab-course-decisions-learning-yes = da
lab-course-decisions-learning-no = nu
lab-course-decisions-learning-after = Nu: două celule au încă o săgeată greșită, celule pe care abia le vizitează. Și pentru că rata de învățare este fixă, valorile lui nu stau niciodată pe loc. Cu o rată care scade destul de încet și cu toate acțiunile încercate mereu, Q-learning converge.
lab-course-decisions-rooms-title = Camere și energie
lab-course-decisions-rooms-text =
    Un robot merge din cameră în cameră, uneori alunecă în alta, adună recompense și are energie doar pentru câțiva pași. Și aici poate planifica o căutare în arbore: UCT cu noduri de întâmplare, doar din starea prezentă.

    Starea este lucrul de care depinde viitorul.
lab-course-decisions-rooms-ask = Ce ține de stare, în afară de recompensele rămase?
lab-course-decisions-rooms-energy = energia rămasă și camera
lab-course-decisions-rooms-place = doar camera
lab-course-decisions-rooms-both = camera și drumul pe care a venit
lab-course-decisions-rooms-after = Camera și energia rămasă. Cu un singur pas cea mai bună acțiune poate fi alta decât cu cinci. Drumul pe care a venit nu contează: asta înseamnă „Markov”. Căutarea are nevoie de probabilități doar ca să extragă din ele: ajunge un simulator.
lab-course-decisions-unseen-title = Dacă nu vezi starea
lab-course-decisions-unseen-text =
    Roboții adevărați au senzori imprecizi și văd doar o parte a lumii. Atunci starea este ascunsă, iar robotul are o _credință_: o probabilitate pentru fiecare stare, actualizată cu regula lui Bayes după fiecare observație. Un proces de decizie peste credințe se numește _parțial observabil_, POMDP. Stările lui sunt continue, deci soluțiile exacte nu sunt la îndemână; căutarea în arbore poate extrage stări din credință și poate căuta ca înainte (POMCP, 2010).

    Și jocurile de cărți și Dark Hex ascund lucruri. Acolo alegerea adversarului depinde de ce știe el; căutarea într-o singură împărțire extrasă te face să crezi că vei ști mai târziu ce nu știi acum; iar o strategie bună trebuie să amestece, ca monedele lui von Neumann.
lab-course-decisions-summary =
    Un proces de decizie Markov are stări, acțiuni, probabilități și recompense; o politică dă o acțiune pentru fiecare stare. Iterarea valorilor și cea a politicilor au nevoie de un model, Q-learning și SARSA învață fără, iar căutarea în arbore planifică dintr-o stare cu un simulator.

    Politica este corectă înaintea valorilor. Ce nu se vede trebuie crezut.
lab-course-decisions-sources =
    Richard Bellman: Dynamic programming (1957).
    Christopher Watkins: Learning from delayed rewards (1989).
    Gavin Rummery, Mahesan Niranjan: On-line Q-learning using connectionist systems (1994), despre SARSA.
    Richard Sutton, Andrew Barto: Reinforcement learning: an introduction (2018).
    David Silver, Joel Veness: Monte-Carlo planning in large POMDPs (2010).
lab-course-decisions-teachers =
    În lumea de 4 × 3 celule prima săgeată se întoarce când un pas costă cam 0,045; robotul merge intenționat la sfârșitul rău de la vreo 1,65. Sunt două praguri: întreabă doar de unul.

lab-course-history-title = Scurtă istorie
lab-course-history-aim = De la o teoremă despre șah la programe care învață singure.
lab-course-history-timeline-title = Din 1912 până azi
lab-course-history-timeline-text =
    _Teorie_

    1912: Ernst Zermelo vorbește despre șah: într-un asemenea joc o parte poate forța câștigul sau amândouă pot forța remiza. Se tipărește în 1913.
    1926: John von Neumann prezintă teorema minimax, publicată în 1928.
    1933: William Thompson întreabă care din două tratamente să fie dat pacientului următor: primul bandit.
    1942: Piet Hein inventează Hex; John Nash îl regăsește în 1948 și demonstrează că primul jucător câștigă.
    1944: John von Neumann și Oskar Morgenstern scriu Theory of Games and Economic Behavior.
    1949: Nicholas Metropolis și Stanisław Ulam dau nume metodei Monte Carlo.
    1950: Claude Shannon descrie cum ar putea juca șah un calculator, cu minimax și o evaluare.
    1952: Herbert Robbins pune problema banditului.
    1953: Craige Schensted și Charles Titus inventează Y.
    1957: Richard Bellman scrie Dynamic Programming.
    1958: Allen Newell, Clifford Shaw și Herbert Simon folosesc ideea alfa-beta.

    _Programe care privesc înainte_

    1959: programul de dame al lui Arthur Samuel își învață evaluarea jucând împotriva lui însuși.
    1975: Donald Knuth și Ronald Moore analizează alfa-beta.
    1985: Tze Leung Lai și Herbert Robbins demonstrează că regretul crește cel puțin ca un logaritm.
    1987: Bruce Abramson evaluează poziții prin partide la întâmplare în teza lui.
    1989: Christopher Watkins propune Q-learning.
    1992: TD-Gammon al lui Gerald Tesauro învață singur tablele la nivel de maestru.
    1993: Bernd Brügmann joacă go prin partide la întâmplare și călire simulată; ideea AMAF este acolo.
    1997: Deep Blue îl învinge pe Garry Kasparov, cu alfa-beta și mult hardware.

    _Partide aleatoare și rețele_

    2002: Peter Auer, Nicolò Cesa-Bianchi și Paul Fischer propun UCB1.
    2006: Crazy Stone al lui Rémi Coulom câștigă la go cu un arbore de partide la întâmplare; el îl numește Monte Carlo tree search. Levente Kocsis și Csaba Szepesvári demonstrează că UCT converge.
    2007: Sylvain Gelly și David Silver adaugă RAVE. Grupul lui Jonathan Schaeffer rezolvă damele englezești: remiză.
    2009: MoHex, de Broderick Arneson, Ryan Hayward și Philip Henderson, câștigă la Hex cu căutare în arbore.
    2016: AlphaGo îl învinge pe Lee Sedol.
    2017: AlphaZero învață șah, shogi și go doar din reguli, iar iterația expertă a lui Thomas Anthony învață Hex.
    2019: MuZero învață și regulile.
    Astăzi: o rețea destul de mică pentru un browser îi ghidează pe cei mai puternici boți ai acestui program.
lab-course-history-summary =
    În programele de azi se întâlnesc trei linii: jocurile și privitul înainte (von Neumann, Shannon), bandiții și eșantionarea (Thompson, Robbins, Abramson) și învățarea din partide împotriva ta însuți (Samuel, Tesauro, Silver).
lab-course-history-sources =
    Ernst Zermelo: Über eine Anwendung der Mengenlehre auf die Theorie des Schachspiels (1913).
    Claude Shannon: Programming a computer for playing chess (1950).
    Arthur Samuel: Some studies in machine learning using the game of checkers (1959).
    Bruce Abramson: The expected-outcome model of two-player games (1987).
    Rémi Coulom: Efficient selectivity and backup operators in Monte-Carlo tree search (2006).
    Thomas Anthony, Zheng Tian, David Barber: Thinking fast and slow with deep learning and tree search (2017).
lab-course-history-teachers =
    Fiecare student ia un an, citește prima pagină a articolului și spune în două minute ce era nou.

## The bench minimax

lab-minimax-predict = Dacă alfa-beta ia mutările în ordinea lor naturală, ce parte din frunzele lui minimax vizitează la adâncimea cea mai mare, în medie pe toate rulările?
lab-minimax-legend = Valorile sunt ale jucătorului 1, șanse de câștig sau numerele arborelui tău: max le vrea mari, min le vrea mici. Parantezele drepte cuprind fereastra de la alfa la beta cu care căutarea intră într-un nod. ≥ și ≤ arată limite: după o retezare, valoarea adevărată poate fi dincolo de număr. O muchie întreruptă și tăiată este o mutare retezată; motivul stă alături.
lab-minimax-plot-legend = Numărul mediu de frunze cu intervalul lui de 95 %, în funcție de adâncimea căutării. Pe scara logaritmică, o creștere exponențială este o dreaptă, a cărei pantă este logaritmul factorului de ramificare. Linie întreruptă: b^⌈d/2⌉ + b^⌊d/2⌋ − 1, cel mai mic număr posibil (Knuth și Moore).
lab-minimax-seen = Orice ordine găsește valoarea lui minimax; diferă doar munca. Dacă cea mai bună mutare vine prima, alfa-beta vizitează exact atât de puține frunze cât demonstrează Knuth și Moore, 53 din 729 în arborele obișnuit: factorul său efectiv de ramificare este cam rădăcina pătrată din cel al lui minimax, deci cu aceeași muncă vede de aproape două ori mai adânc. În ordine nesortată, alfa-beta retează cam două treimi, iar cu cea mai rea mutare la început nu retează aproape nimic. Euristica istoricului nu învață nimic din frunze aleatoare, dar învață ceva la X și 0. În presetarea cu greșeala, orice mutare la Nim are valoarea 0, iar căutarea o alege pe prima: evaluarea spune că jucătorul 1 a pierdut ori de câte ori grămada este goală. Ea ar trebui să întrebe cine a luat ultimul jeton, căci acel jucător a câștigat.
lab-minimax-paragraphs =
    Minimax calculează câteva mutări înainte și judecă pozițiile de acolo printr-o evaluare. Jucătorul 1, max, alege valoarea cea mai mare, iar jucătorul 2, min, pe cea mai mică, astfel că valorile urcă de la frunze la rădăcină. Alfa-beta poartă cu sine o fereastră: prin alegerile de pe drumul până la acest nod, max și-a asigurat deja cel puțin alfa, iar min cel mult beta. De îndată ce alfa atinge beta, unul dintre cei doi are mai sus o alegere cel puțin la fel de bună ca acest nod, așa că celelalte mutări de aici nu mai contează: aceasta este o retezare.

    Cu b mutări în fiecare nod și adâncimea d, minimax vizitează b^d frunze. Alfa-beta vizitează b^⌈d/2⌉ + b^⌊d/2⌋ − 1 dacă cea mai bună mutare vine prima în fiecare nod, iar în cel mai rău caz toate cele b^d, deci o ordine bună a mutărilor valorează mai mult decât un calculator mai rapid. Memoria este proporțională cu b ori d, fiindcă se păstrează un singur drum.

    Valoarea este exactă dacă fiecare drum ajunge la sfârșitul partidei. Dacă o căutare se oprește mai devreme, valoarea este doar atât de bună cât evaluarea. O căutare se poate opri la o adâncime fixă, după un timp fix (adâncirea iterativă întoarce atunci rezultatul ultimei adâncimi încheiate) sau unde poziția este liniștită, adică unde ultima mutare aproape că nu a schimbat evaluarea. Alfa-beta găsește mereu în rădăcină aceeași valoare ca minimax, cu mai puțină muncă.

    La X și 0 evaluarea numără linii deschise: 3 puncte pentru una cu două semne, 1 pentru una cu un singur semn, iar punctele adversarului se scad. Un avans de L puncte este șansa 1/2 + L / (2 (|L| + 6)): un avans de 6 valorează 0,75, unul de 1 cam 0,571.
lab-minimax-pseudocode =
    { $code ->
        [plain]
            valoare(nod, adâncime):
                dacă partida s-a încheiat sau adâncime = 0: întoarce evaluarea
                dacă mută jucătorul 1:
                    pentru fiecare mutare:
                        cel_mai_bun = max(cel_mai_bun, valoare(copil, adâncime - 1))
                    întoarce cea mai mare valoare găsită
                dacă mută jucătorul 2:
                    pentru fiecare mutare:
                        cel_mai_bun = min(cel_mai_bun, valoare(copil, adâncime - 1))
                    întoarce cea mai mică valoare găsită
       *[other]
            valoare(nod, adâncime, alfa, beta):
                dacă partida s-a încheiat sau adâncime = 0: întoarce evaluarea
                dacă mută jucătorul 1:
                    pentru fiecare mutare:
                        alfa = max(alfa, valoare(copil, adâncime - 1, alfa, beta))
                        dacă alfa >= beta: retează celelalte mutări
                    întoarce cea mai mare valoare găsită
                dacă mută jucătorul 2:
                    pentru fiecare mutare:
                        beta = min(beta, valoare(copil, adâncime - 1, alfa, beta))
                        dacă alfa >= beta: retează celelalte mutări
                    întoarce cea mai mică valoare găsită
    }
lab-minimax-sources =
    Claude Shannon: Programming a computer for playing chess (1950).
    Donald Knuth, Ronald Moore: An analysis of alpha-beta pruning (1975).
    Jonathan Schaeffer: The history heuristic (1983).
lab-minimax-options-tenth = sub o zecime
lab-minimax-options-quarter = între o zecime și un sfert
lab-minimax-options-half = între un sfert și jumătate
lab-minimax-options-more = jumătate sau mai mult
lab-minimax-why-tenth = Alfa-beta vizitează atât de puține frunze doar dacă cea mai bună mutare vine prima în aproape fiecare nod, iar mutările nesortate au rareori un asemenea noroc.
# $right the prediction that was right
lab-minimax-why-quarter = O retezare vine abia după o mutare bună. { $right ->
        [tenth] În acest arbore ea vine devreme atât de des, încât se retează și mai mult.
       *[other] În acest arbore mutările bune vin prea târziu pentru atâtea retezări.
    }
lab-minimax-why-half = Aceasta este proporția obișnuită în arbori mici cu frunze aleatoare. { $right ->
        [more] În acest arbore mutările bune vin atât de târziu, încât se retează mai puțin.
       *[other] În acest arbore mutările bune vin din întâmplare devreme și se retează mai mult.
    }
lab-minimax-why-more = Ordinea nu trebuie să fie perfectă: o mutare bună printre primele ajunge pentru o retezare, iar una sus în arbore înlătură ramuri întregi.
lab-minimax-measured =
    În ordinea naturală, alfa-beta vizitează { NUMBER($share, maximumFractionDigits: 1) } % din frunzele lui minimax (frunze: { NUMBER($leaves, maximumSignificantDigits: 4) }){ $best ->
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
lab-chance-legend = Același arbore de trei ori. Minimax: adversarul dă cel mai rău răspuns. Expectimax: un răspuns la întâmplare, deci contează media. Expectiminimax: înainte de fiecare răspuns o monedă decide dacă este cel mai bun sau unul la întâmplare. Lângă o mutare a hazardului stă probabilitatea ei. Valorile sunt ale jucătorului 1, șanse de câștig sau numerele arborelui tău.
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
        dacă mută un adversar aleator sau hazardul jocului: întoarce media mutărilor
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
       *[other] Expectimax se așteaptă la mai mult dacă cel puțin { NUMBER($share, maximumFractionDigits: 1) } %{ $error ->
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
lab-maxn-over = Partida s-a terminat.
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
lab-windows-plot-legend = Fiecare bară numără arborii în care căutarea a vizitat atâtea frunze. În partea de sus a barei valoarea rădăcinii este greșită.
lab-windows-seen = Un nod îi datorează părintelui doar atât: valoarea exactă dacă ea este în fereastră și o limită dacă nu. Dacă copiii respectă promisiunea, o respectă și nodul, iar la rădăcină fereastra nu are limite.
lab-windows-paragraphs =
    Alfa este ceea ce max are sigur pe drumul spre un nod, beta ceea ce are sigur min. O valoare din afara ferestrei nu va fi aleasă: cel pe care îl păgubește are ceva mai bun mai sus. De aceea nu trebuie cunoscută exact, iar căutarea se poate opri de îndată ce fereastra este goală.

    Este o demonstrație prin inducție. O frunză își dă valoarea. La un nod interior, copiii au respectat promisiunea cu ferestrele primite; cea mai bună dintre valorile lor se află atunci de partea corectă a lui alfa și beta. Aici fiecare nod este comparat cu valoarea lui minimax la părăsire, iar o linie a căutării poate fi stricată.
lab-windows-pseudocode =
    valoare(nod, alfa, beta):
      la o frunză: întoarce valoarea ei
      pentru fiecare mutare:
        v = valoare(copil, { $code ->
            [wide] −∞, ∞
           *[other] alfa, beta
        })
        max: cel_mai_bun = max(cel_mai_bun, v), { $code ->
            [side] beta = min(beta, cel_mai_bun)
           *[other] alfa = max(alfa, cel_mai_bun)
        }
        min: cel_mai_bun = min(cel_mai_bun, v), { $code ->
            [side] alfa = max(alfa, cel_mai_bun)
           *[other] beta = min(beta, cel_mai_bun)
        }
        dacă alfa >= beta{ $code ->
            [early] {" "}- marjă
           *[other] { "" }
        }:
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
lab-windows-leaves = Frunze vizitate
lab-windows-trees = Arbori
lab-windows-trees-right = valoare corectă
lab-windows-trees-wrong = valoare greșită
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
          { $code ->
              [sums] Q + 2 Cp sqrt(ln N(părinte) / N)
             *[other] Q/N + 2 Cp sqrt(ln N(părinte) / N)
          }
      { $code ->
          [twice] ia orice mutare
         *[other] ia o mutare neîncercată
      }
        și fă din ea un copil
      joacă până la sfârșitul partidei
      pentru fiecare nod al drumului, de la frunză în sus:
        { $code ->
            [perspective] adaugă simulările la N și scorul la Q; scor = 1 - scor
            [visit] adaugă 1 la N și scorul jucătorului său la Q
           *[other] adaugă simulările la N și scorul jucătorului său la Q
        }
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
    Fiecare student are numerele lui: ele reies din nume și din sămânță. Predă și copiază linia de sub puncte; profesorul o verifică, sau un fișier ori un dosar cu liniile unei clase, prin comanda wye lab --check, care calculează punctele din nou. Un link spre exercițiu cu solutions=on arată toate răspunsurile, în arbori și în tabel. Nu este un secret: totul se calculează în browserul cititorului, așa că și un student care știe de el poate deschide un asemenea link.
lab-exercise-pseudocode =
    valori: max ia cea mai mare, min cea mai mică valoare a copiilor
    retezări: de la stânga la dreapta, cu fereastra de la −∞ la ∞
      max ridică alfa, min coboară beta
      alfa >= beta: lasă deoparte restul acestui nod
    selecție: cel mai mare Q/N + 2 Cp sqrt(ln ΣN / N)
lab-exercise-sources =
    Donald Knuth, Ronald Moore: An analysis of alpha-beta pruning (1975).
    Peter Auer, Nicolò Cesa-Bianchi, Paul Fischer: Finite-time analysis of the multiarmed bandit problem (2002).
lab-exercise-title = Răspunsurile tale
lab-exercise-name = Numele tău
lab-exercise-numbers = Vreau numerele mele
lab-exercise-task = sarcină
lab-exercise-values-task = Du valorile în sus. Ce valoare are fiecare nod interior?
lab-exercise-cuts-task = Caută în acest arbore cu alfa-beta, de la stânga la dreapta. Ce frunze sunt vizitate și cu ce fereastră (alfa, beta) ajunge căutarea la fiecare nod interior?
lab-exercise-cuts-hint = Scrie o fereastră ca -inf, 5 sau −∞, 5, iar - pentru un nod la care căutarea nu ajunge. Rădăcina are fereastra -inf, inf.
lab-exercise-selection-task = După n = { $all } vizite, UCB1 selectează mutarea cu cea mai mare limită Q/N + 2 · Cp · √(ln n / N), unde Q sunt victoriile mutării, N vizitele ei, iar Cp = { $c }. Ce mutare și cu ce limită?
lab-exercise-code-task = Completează liniile de cod la golul ___. Fiecare este rulată pe teste ascunse.
lab-exercise-code-hint = Pe lângă numele de sub o linie poți folosi numere, + - * / **, comparații, and, or, not, … if … else …, { $functions }.
lab-exercise-code-choice = { $names }: valorile copiilor și cine este la mutare, 1 sau 2
lab-exercise-code-cut = { $names }: fereastra
lab-exercise-code-bound = { $names }: suma rezultatelor, vizitele, cele ale părintelui și Cp
lab-exercise-code-backup = { $names }: rezultatul pentru jucătorul 1, de la 0 la 1, și al cui este totalul, 1 sau 2
lab-exercise-solved = Acest link arată soluțiile.
lab-exercise-fails = Cu { $case } linia ta dă { $got } în loc de { $wanted }.
lab-exercise-unreadable = Aceasta nu dă niciun număr: se aștepta o formulă din { $names }, cu { $functions }.
lab-exercise-arms = Victorii pe vizite
lab-exercise-root = Valoarea rădăcinii
lab-exercise-value = Valoarea nodului { $node }
lab-exercise-visited = Frunza { $node } este vizitată?
lab-exercise-window = Fereastra la { $node }
lab-exercise-selected = Mutarea pe care o selectează UCB1
lab-exercise-bound = Limita ei, cu două zecimale
lab-exercise-hand-in = Predă
lab-exercise-practice = Este pentru exersare, nu un examen: predă de câte ori vrei. Linia numără încercările.
lab-exercise-grade = Puncte: { $points } din { $of }
lab-exercise-line = Linia de predat

## The bench flat

lab-flat-predict = De patru ori mai multe partide pentru fiecare mutare: ce se întâmplă cu eroarea părților?
lab-flat-legend = Fiecare bară este intervalul de 95 % al părții de victorii a unei mutări, punctul este partea, iar linia întreruptă este spre ce tinde: rezultatul așteptat al jocului la întâmplare. Săgeata marchează mutarea care ar fi jucată. Tabla: partea de victorii în fiecare celulă și valoarea exactă în procente.
lab-flat-plot-legend = Eroare: distanța medie a tuturor părților de limitele lor, după partidele pentru fiecare mutare, cu intervalul de 95 %; întreruptă: cea a mediei unor partide independente. Alegere: cât de des este aleasă mutarea cu cea mai mare limită și cât de des una care chiar este cea mai bună.
lab-flat-seen = Eroarea scade cu rădăcina pătrată a partidelor: pe axe logaritmice o dreaptă cu panta −1/2. În poziția obișnuită mutarea cu cea mai mare limită este și cea mai bună. În capcană nu, și mai multe partide fac căutarea mai sigură de cea greșită.
lab-flat-paragraphs =
    Monte Carlo plat își împarte iterațiile egal între mutările permise, joacă după fiecare partide la întâmplare până la capăt și face mutarea cu cea mai mare parte de victorii. Nu construiește arbore și nu are nevoie de evaluare; memoria lui este de două numere pentru fiecare mutare, timpul este numărul iterațiilor ori lungimea unei partide.

    După legea numerelor mari o parte tinde spre rezultatul așteptat al jocului la întâmplare (Abramson). Eroarea unei medii a n partide este cam rădăcina pătrată din p (1 − p) / n, deci de patru ori mai multe partide o înjumătățesc. Dar rezultatul așteptat al jocului la întâmplare nu este valoarea mutării: un adversar care gândește găsește răspunsuri pe care partidele la întâmplare le nimeresc rar.

    Cu puține iterații pentru multe mutări hotărăște zgomotul. De aceea bandiții și arborii cheltuiesc mai multe partide pe mutările care promit.
lab-flat-pseudocode =
    parte = iterații / numărul mutărilor
    pentru fiecare mutare permisă:
        victorii = 0
        repetă de parte ori:
            copiază poziția, fă mutarea
            joacă la întâmplare până la capăt; dacă câștigă: victorii = victorii + 1
    joacă mutarea cu cel mai mare victorii / parte
lab-flat-sources =
    Bruce Abramson: Expected-outcome: a general model of static evaluation (1990).
    Bernd Brügmann: Monte Carlo Go (1993).
lab-flat-options-quarter = un sfert
lab-flat-options-half = jumătate
lab-flat-options-same = la fel
lab-flat-why-quarter = Varianța unei medii scade la un sfert, dar eroarea ei este rădăcina varianței.
lab-flat-why-half = { $right ->
        [quarter] Aici eroarea măsurată scade mai repede decât rădăcina pătrată, pentru că la puține rulări sau partide hotărăște norocul.
       *[other] Aici eroarea măsurată scade mai încet decât rădăcina pătrată, pentru că la puține rulări sau partide hotărăște norocul.
    }
lab-flat-why-same = Fiecare partidă adaugă informație: după legea numerelor mari părțile tind spre limitele lor.
lab-flat-views-error = Eroare
lab-flat-views-choice = Alegere
lab-flat-marks = partide pentru fiecare mutare
lab-flat-before = Iterații de împărțit egal: { $iterations }; mutări: { $moves }.
lab-flat-after =
    { $games ->
        [one] Iterații: { $iterations }, o partidă pentru fiecare mutare: conduce { $move } cu { $value }.
       *[other] Iterații: { $iterations }; partide pentru fiecare mutare: { $games }. Conduce { $move } cu { $value }.
    }
lab-flat-across = Partide pentru fiecare mutare
lab-flat-up = Eroare
lab-flat-error = măsurată
lab-flat-normal = 1/√n
lab-flat-share = Rulări, %
lab-flat-highest = cea mai mare limită
lab-flat-best = chiar cea mai bună
lab-flat-verdict = De la { $few } la { $many } partide pentru fiecare mutare eroarea a scăzut de la { $error } la { $less }: de patru ori mai multe partide o înmulțesc cu { $factor }.

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
    { $code ->
        [thompson]
            pentru fiecare tragere:
                extrage câte o șansă pentru fiecare braț: Beta(1 + câștiguri, 1 + pierderi)
                trage de brațul cu cea mai mare extragere
                actualizează-i câștigurile și pierderile
        [epsilon-greedy]
            pentru fiecare tragere:
                cu probabilitatea epsilon: trage de orice braț
                altfel: un braț neîncercat sau cel cu media cea mai mare
                actualizează-i tragerile și media
        [uniform]
            pentru fiecare tragere:
                trage de orice braț, toate cu aceeași probabilitate
                actualizează-i tragerile și media
                și nu învăța nimic din ele
       *[other]
            trage o dată de fiecare braț
            pentru n = numărul brațelor, n + 1, ...:
                trage de brațul cu cea mai mare valoare medie + sqrt(2 ln n / trageri)
                actualizează-i tragerile și media
    }
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
lab-uct-legend = Bare: pentru fiecare copil comparat, valoarea lui Q/N și, în continuare, bonusul; este selectat copilul cu bara cea mai lungă. Tablă: poziția nodului; pietrele în relief sunt mutări din arbore, cele plate sunt ale simulării, numerotate de la rădăcină. Celule umbrite: proporția vizitelor, cu valoarea în procente. Arbore: fiecare nod cu vizitele lui și cu valoarea lui pentru jucătorul a cărui mutare duce la el, rădăcina cu cea a jucătorului 1; cu cât muchia este mai groasă, cu atât proporția vizitelor este mai mare.
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
        { $code ->
            [mistaken] Q = Q + scor, scor = 1 - scor
           *[other] Q = Q + scorul celui care a mutat
        }
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
lab-uct-why-half = Momentul din care fruntașa nu se mai schimbă depinde de diferența dintre valorile celor mai bune mutări. { $right ->
        [early] Aici diferența este mai mare, deci alegerea a venit mai devreme.
       *[other] Aici diferența este mai mică, deci alegerea a venit mai târziu.
    }
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
        [unnamed] { COLOUR($player, -negrul, -albul) } mută la întâmplare.
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

## The bench terms

lab-terms-predict = Câți dintre cei șapte termeni ar alege, fiecare singur, celula pe care o aleg toți împreună?
lab-terms-legend = Fiecare celulă goală cu nota ei în sutimi, de la 0 la 100; cu cât este mai închisă, cu atât nota este mai mare. Un inel marchează cele mai bune celule.
lab-terms-plot-legend = Toți termenii și media lor ponderată, alături.
lab-terms-seen = Niciun termen nu joacă bine singur: centrul preferă aceeași celulă în toate partidele, mobilitatea se depărtează de luptă, iar punțile se pot construi unde nu se decide nimic. Distanțele văd toată tabla, iar ponderile le lasă să decidă; termenii mici dezleagă egalitățile lor.
lab-terms-paragraphs =
    Botul euristic ordonează mutările unei poziții înainte să caute: fiecare termen dă fiecărei celule goale o notă de la 0 la 1, iar media lor ponderată este promisiunea celulei. Drumurile cele mai scurte și două-distanțele sunt ale ambilor jucători deodată, căci o celulă care îl ajută pe adversar merită ocupată.

    Căutarea încearcă întâi mutările cele mai promițătoare, le favorizează cât timp au puține vizite și alege după promisiune celulele simulărilor. Un termen bun este și ieftin: distanțele iau cea mai mare parte a timpului, fiindcă privesc toată tabla.
lab-terms-pseudocode =
    pentru fiecare celulă goală:
      pentru fiecare termen: nota(celulă), de la 0 la 1
      promisiune(celulă) = suma de pondere * notă / suma ponderilor
lab-terms-sources =
    Richard Matos: HEX AI Player (2025).
    Jack van Rijswijck: Search and evaluation in Hex (2002), despre două-distanță.
lab-terms-options-none = niciunul
lab-terms-options-one = unul
lab-terms-options-some = doi sau trei
lab-terms-options-most = patru sau mai mulți
lab-terms-why-none = Suma își urmează termenii cu pondere mare, deci rareori alege o celulă pe care niciunul nu o preferă.
lab-terms-why-one = Termenii se potrivesc mai des decât s-ar crede: o celulă de pe drumurile cele mai scurte este adesea bună și după două-distanță.
lab-terms-why-some = { $right ->
        [none] Aici termenii se potrivesc mai puțin: privește-l pe fiecare în poziție.
        [one] Aici termenii se potrivesc mai puțin: privește-l pe fiecare în poziție.
       *[other] Aici termenii se potrivesc mai mult: privește-l pe fiecare în poziție.
    }
lab-terms-why-most = Cei mai mulți termeni nu știu nimic despre luptă, iar centrul și laturile nici despre pietre: rareori arată celula care contează.
lab-terms-verdict = Împreună aleg { $cells }. Singuri, { $count ->
        [0] niciunul nu o alege.
        [one] unul din șapte o alege: { $terms }.
       *[other] { $count } din șapte o aleg: { $terms }.
    }
lab-terms-unit = termen
lab-terms-before = Poziția. Mergi mai departe ca să vezi ce vede fiecare termen.
lab-terms-best = Cel mai bine: { $cells }, cu { $score }.
lab-terms-none = Aici nu dă nimic niciunei celule.
lab-terms-path = Drumurile cele mai scurte
lab-terms-twodistance = Două-distanța
lab-terms-bridges = Punți
lab-terms-centre = Centru
lab-terms-groups = Conectivitate
lab-terms-mobility = Mobilitate
lab-terms-sides = Laturi
lab-terms-sum = Media ponderată
lab-terms-told-path = Celulele de pe drumurile cele mai scurte ale ambilor jucători au nota 1: pietrele proprii nu costă nimic, celulele goale unu.
lab-terms-told-twodistance = O celulă contează după a doua cea mai bună continuare, căci adversarul o ia pe cea mai bună.
lab-terms-told-bridges = Două punți spre pietre sau laturi proprii au nota 1, una singură 0,5.
lab-terms-told-centre = Cu cât mai aproape de centru, cu atât mai mult.
lab-terms-told-groups = O celulă care unește două lanțuri proprii are nota 0,5, trei sau mai multe 1.
lab-terms-told-mobility = Partea goală dintre cei șase vecini.
lab-terms-told-sides = 1 împărțit la distanța până la cea mai apropiată latură proprie.
lab-terms-told-sum = Media tuturor termenilor după ponderile lor.

## The bench convergence

lab-convergence-predict = De la câte simulări încolo este corectă mutarea primului bot în cel puțin 95 % din căutările lui?
lab-convergence-legend = Fiecare punct este o căutare, așezată la valoarea mutării pe care o alege; un inel arată o căutare a cărei mutare nu este printre cele mai bune. Linie întreruptă: valoarea exactă. Sub puncte: media și întinderea tuturor căutărilor. Deasupra punctelor: mutările alese și numărul căutărilor care le-au ales, cu ✓ dacă mutarea este printre cele mai bune. Pe tablă: valoarea exactă a fiecărei mutări, cu fondul cu atât mai intens cu cât o aleg mai multe căutări ale primului bot.
lab-convergence-plot-legend = Sus: valoarea mutării alese, media tuturor căutărilor cu intervalul ei de 95 %; linie întreruptă: valoarea exactă. La mijloc: distanța medie față de ea. Jos: proporția căutărilor a căror mutare este greșită, cu intervalul de 95 %. După puține partide aleatoare o valoare se poate sprijini pe o singură partidă și poate fi corectă sau greșită din noroc.
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
lab-convergence-why-late = Câte simulări sunt necesare depinde de cât de adânc se află respingerile și de cât de apropiate sunt valorile mutărilor. { $right ->
        [early] Aici căutarea a găsit cea mai bună mutare mai devreme.
       *[other] Aici căutarea are nevoie de și mai multe simulări.
    }
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
lab-sweep-legend = Fiecare câmp este un punct al grilei: partidele pierdute / remize / câștigate până acum cu fondul cu atât mai intens cu cât este mai mare partea celor pierdute. Chenarul arată punctul în care se joacă.
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
lab-sweep-share = { $result }: { $count } / { $games } = { NUMBER($percentage, maximumFractionDigits: 1) } %

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
lab-tournament-why-clear = Între 50 și 150 de puncte înseamnă un scor de 57 până la 70 %. { $right ->
        [small] Aceștia doi sunt mai aproape unul de altul: vezi tabelul încrucișat.
       *[other] Aceștia doi sunt mai departe unul de altul: vezi tabelul încrucișat.
    }
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
lab-tournament-bot = Bot
lab-tournament-against = împotriva
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

lab-own-texts-title = Botul sau jocul tău
lab-own-texts-question = Poți scrie un bot care îi învinge pe cei ai motorului sau un joc pe care să-l joace?
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


    # Un joc poate avea și o imagine, hazard sau trei jucători:
    # show(position) întoarce un text cu rânduri noi sau o listă de rânduri de celule; rânduri de ".", 1 și 2 sunt o tablă.
    # chance(position) întoarce dict(cap=0.5, pajura=0.5) unde mută hazardul (ambele sunt în MOVES), altfel None.
    # PLAYERS = 3: îl joacă bancul „Trei jucători”; winner poate întoarce ce primește fiecare, ca (3, 2, 1).
lab-own-template-board =
    """Conectează trei: pietrele cad până jos; trei în linie câștigă."""

    MOVES = ["a", "b", "c", "d"]  # coloanele
    START = ("....",) * 3  # trei rânduri goale


    def moves(position, player):
        """Coloanele care nu sunt pline."""
        return [move for column, move in enumerate(MOVES) if position[0][column] == "."]


    def apply(position, move, player):
        """Poziția după ce o piatră a căzut pe o coloană."""
        rows, column = [list(row) for row in position], MOVES.index(move)
        lowest = max(row for row in range(3) if rows[row][column] == ".")
        rows[lowest][column] = str(player)
        return tuple("".join(row) for row in rows)


    def winner(position, player):
        """Jucătorul primei linii de trei, 0 dacă tabla este plină, None cât timp partida continuă."""
        cells = dict(((row, column), position[row][column]) for row in range(3) for column in range(4))
        for row, column in cells:
            for down, across in ((0, 1), (1, 0), (1, 1), (1, -1)):
                line = set(cells.get((row + down * step, column + across * step)) for step in range(3))
                if line in (set("1"), set("2")):
                    return int(line.pop())
        return None if "." in position[0] else 0


    def show(position):
        """Imaginea: rânduri de celule, fiecare ".", 1 sau 2."""
        return list(position)
lab-own-fresh-evaluation = o evaluare nouă, după model
lab-own-fresh-game = un joc nou, după model
lab-own-fresh-board = Conectează trei, un joc cu tablă
lab-own-play = Joacă
lab-own-both = tu, de ambele părți
lab-own-chance = Adversari care greșesc și hazardul jocului tău (cel mult 2000 de poziții)
lab-own-maxn = Trei jucători în jocul tău
lab-own-task = Scrie algoritmul: { $name }
lab-own-task-question = Scrie funcția pe care o descrie docstringul ei. Verifică o rulează pe teste ascunse și arată primul caz în care greșește.
lab-own-bot-side = Botul joacă
lab-own-measure-game = Orice experiment care caută ia acest joc ca poziție: scrie numele fișierului și, dacă vrei, mutări după două puncte, ca my_game.py:3.1.
lab-own-minimax = Minimax în jocul tău
lab-own-uct = UCT în jocul tău
lab-own-contest = Un turneu în jocul tău
lab-own-fresh = unul nou, din șablon
lab-own-you = tu
lab-own-starting = Pornește un Python separat pentru boții tăi.
lab-own-checking = Se verifică.
lab-own-playing = Partida este în desfășurare.
lab-own-stopped = Oprit.
lab-own-missing = Acest browser nu are niciun bot { $file }: scrie unul cu acest nume sau deschide un link care îl aduce.
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

    Un fișier poate avea și doar o evaluare, cu care alfa-beta privește înainte: evaluate(state) întoarce șansa de câștig, de la 0 la 1, a jucătorului la mutare. Sau poate avea un joc: MOVES sunt toate mutările care există, START este poziția de la început, moves(position, player) dă mutările jucătorului la mutare, 1 sau 2, apply(position, move, player) întoarce poziția de după una dintre ele, iar winner(position, player) întoarce 1 sau 2, 0 la remiză și None cât timp partida continuă. Jucătorii mută pe rând, iar o partidă care nu s-a terminat după 200 de mutări este remiză. Evaluarea unui joc este evaluate(position, player), șansa de câștig a acelui jucător; unde lipsește, orice poziție valorează o jumătate. Mai pot sta acolo trei lucruri: show(position) desenează poziția, ca text cu rânduri noi sau ca rânduri de celule, care sunt o tablă cu pietre dacă fiecare este ".", 1 sau 2; chance(position) întoarce mutările hazardului cu probabilitățile lor și None unde mută un jucător; PLAYERS = 3 face din el un joc pentru bancul „Trei jucători”.

    Un fișier poate rezolva și o temă a cursului: funcția lui are numele algoritmului, de pildă minimax, iar Verifică o rulează pe teste ascunse. Primul caz în care greșește este arătat cu ce s-a dat, ce a întors și ce era așteptat. uct trebuie să învingă Monte Carlo plat într-un test secvențial.

    O mutare poate dura cinci secunde. Boții tăi rulează într-un fir de execuție fără acces la rețea sau la datele salvate. Dacă un bot dă o eroare sau nu se termină, mesajul indică linia.
lab-own-sources =
    Bruce Abramson: Expected-outcome: a general model of static evaluation (1990), ideea șablonului.
    Cameron Browne și alții: A survey of Monte Carlo tree search methods (2012), ce se mai poate încerca.

## The bench gridworld

lab-gridworld-predict = După ce parte din toți pașii alege politica o cea mai bună mutare în fiecare celulă și rămâne la ea?
lab-gridworld-legend = În stânga: valorile după acest pas, cu o săgeată pentru fiecare cea mai bună mutare; un chenar întrerupt marchează o celulă a cărei mutare nu este cea mai bună. În dreapta: valorile exacte. Celulele verzi valorează peste 0, cele roșii sub 0; un chenar gros marchează un sfârșit.
lab-gridworld-plot-legend = Cea mai mare distanță a unei valori față de cea exactă după fiecare pas, cu fiecare metodă.
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
    SARSA, un episod: ca Q-learning, dar mai întâi se alege mutarea următoare a'
      Q(s, a) += α (R + γ Q(s', a') − Q(s, a))
lab-gridworld-sources =
    Richard Bellman: Dynamic programming (1957).
    Ronald Howard: Dynamic programming and Markov processes (1960).
    Christopher Watkins: Learning from delayed rewards (1989).
    Gavin Rummery, Mahesan Niranjan: On-line Q-learning using connectionist systems (1994).
    Stuart Russell, Peter Norvig: Artificial intelligence: a modern approach, capitolul 17.
lab-gridworld-options-early = o zecime sau mai puțin
lab-gridworld-options-half = până la jumătate
lab-gridworld-options-late = mai târziu, dar înainte de sfârșit
lab-gridworld-options-never = la sfârșit încă greșește undeva
lab-gridworld-why-early = O celulă departe de sfârșituri află de recompensele lor abia după atâția pași câți o despart de ele, iar cu zgomot două mutări pot rămâne apropiate mai mult timp.
lab-gridworld-why-half = Ordinea a două mutări este stabilită de îndată ce diferența valorilor lor depășește ce mai schimbă pașii următori. { $right ->
        [early] Aici asta a venit mai devreme.
       *[other] Aici asta a cerut mai mult.
    }
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
lab-gridworld-units-values = { $count ->
        [1] trecere
        [few] { $count } treceri
       *[other] { $count } de treceri
    }
lab-gridworld-units-policies = { $count ->
        [1] politică
        [few] { $count } politici
       *[other] { $count } de politici
    }
lab-gridworld-units-learning = { $count ->
        [1] episod
        [few] { $count } episoade
       *[other] { $count } de episoade
    }
lab-gridworld-max = V({ $cell }) = max = { $value }
lab-gridworld-evaluated = V({ $cell }) = { $value }, valoarea mutării politicii; max = { $most }
lab-gridworld-worth = { $move }: { $value }
lab-gridworld-values = iterația valorilor
lab-gridworld-policies = iterația politicilor
lab-gridworld-learning = Q-learning
lab-gridworld-sarsa = SARSA
lab-gridworld-unsettled = După toți pașii ({ $all }) o celulă mai are o mutare greșită; cea mai mare eroare a unei valori este { $error }.
lab-gridworld-across = Treceri, politici sau episoade
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
lab-rooms-why-few = O cameră este grea dacă valoarea celei mai bune mutări este aproape de a celei de-a doua. { $right ->
        [none] Aici nicio cameră nu este atât de grea.
       *[other] Aici sunt mai multe camere atât de grele.
    }
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
lab-walks-cut-max = mutarea { $move } ridică alfa la { $alpha }, iar beta este { $beta }: min are mai sus o alegere mai bună și nu va lăsa partida să ajungă aici. Retezare beta; se retează: { $left }.
lab-walks-cut-min = mutarea { $move } coboară beta la { $beta }, iar alfa este { $alpha }: max are mai sus o alegere mai bună și nu va lăsa partida să ajungă aici. Retezare alfa; se retează: { $left }.
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
lab-project = Proiector
lab-unproject = Ieși din proiector
lab-teachers-text = Zece capitole care merg în orice browser actual, și pe telefon: fără instalare, fără conturi, și nimic nu părăsește browserul. Dă linkul unui capitol, al unui ecran sau al unui experiment: un link arată mereu aceeași figură cu aceleași numere.
lab-teachers-chapter = Capitol
lab-teachers-minutes = Minute
lab-teachers-links = Linkuri
lab-teachers-answers = cu răspunsuri
lab-teachers-how =
    _La oră._ „Proiector” sau tasta P arată o figură singură, cu litere mari. Săgețile merg înainte și înapoi, Home și End la capete, Escape iese.
    _Pe hârtie._ Tipărește orice ecran sau experiment: foaia are întrebarea, figura la pasul arătat, codul și loc pentru răspuns. Un link spre un capitol cu răspunsuri le tipărește și pe ele.
    _Pe pagina ta._ Cu embed=picture un link arată numai figura și comenzile ei: folosește codul de mai jos. Fiecare experiment îl are pe al figurii sale la „Arată-l pe o pagină a ta”.
    _Într-un caiet._ Aceeași figură apare în Jupyter cu linia de mai jos. Cu motorul instalat, pozițiile și rezultatele căutărilor sunt desenate ca table și tabele; pachetul aduce un exemplu, pyengine/notebook/sample.ipynb.
    _Exerciții._ Fiecare își scrie numele, primește numere proprii și poate încerca de câte ori vrea. Ce predă este o linie de text cu numele și răspunsurile sale.
    _O clasă întreagă._ Pune liniile în fișiere dintr-un dosar și verifică-le cu comanda de mai jos. Ea calculează din nou fiecare răspuns și scrie un tabel pentru foaia ta de calcul.
lab-teachers-check = Pentru a verifica o clasă
lab-welcome = Citește un capitol sau deschide un experiment: privește căutările la lucru, pas cu pas, prezice rezultatul, apoi măsoară-l în propriul tău browser. Fiecare experiment se repetă întocmai prin linkul lui.
# $minutes how long a reader takes with an experiment
lab-minutes =
    circa { $minutes ->
        [one] { $minutes } minut
        [few] { $minutes } minute
       *[other] { $minutes } de minute
    }
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
# between numbers in brackets
lab-list = { "; " }
lab-none = –
lab-timed = { $column } (nerepetabil)
lab-earlier = { $name }, anterior
lab-more = încă { $count }

## The lab: the engine

lab-loading = Se încarcă Python: { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1) } din { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB. Ceea ce vezi este un rezultat păstrat.
lab-starting = Pornește Python. Ceea ce vezi este un rezultat păstrat.
lab-replaced = Motorul nu a mai răspuns și a fost repornit. Rulează din nou experimentul sau continuă-l.
lab-load-failed = Wye nu a putut încărca { $file }: { $reason }
lab-failed = Motorul a eșuat de două ori la rând: { $reason }

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
lab-broken-link = Experimentul acestui link nu poate fi afișat: { $reason } Iată experimentul cu valorile inițiale; linkul era:
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

engine-lab-uct-sims = Simulări pe iterație
engine-lab-invariants-sims = { engine-lab-uct-sims }
engine-setting-runs = Rulări
engine-setting-seed = Sămânță
engine-word-path = drum
engine-word-twodistance = două-distanță
engine-word-centre = centru
engine-word-groups = legătură
engine-word-mobility = mobilitate
engine-word-sides = laturi
engine-word-from = de la
engine-word-to = până la
engine-word-runs = rulări
engine-word-chance = probabilitate
engine-word-mean = medie
engine-word-playouts = simulări
engine-word-error = eroare
engine-word-plus = ±
engine-word-searches = căutări
engine-setting-position = Poziție
engine-word-bot = bot
engine-word-value = valoare
engine-word-value-for-the-player-to-move = valoare pentru cine mută
engine-word-exact = exact
engine-word-moves = mutări
engine-word-move = mutare
engine-word-depth = adâncime
engine-word-leaves = frunze
engine-word-nodes = noduri
engine-word-share-percent = proporție, %
engine-word-chosen = aleasă
engine-setting-playouts = Simulări
engine-word-visits = vizite
engine-word-bonus = bonus
engine-word-pairs = perechi
engine-lab-sweep-preset-flat = Monte Carlo plat pentru Y
engine-lab-tournament-preset-flat = { engine-lab-sweep-preset-flat }
engine-setting-game = Joc
engine-setting-stones = Pietre la întâmplare la începutul fiecărei partide
engine-word-first = primul
engine-word-second = al doilea
engine-word-s-game = s/partidă
engine-word-games = partide
engine-word-game = partidă
engine-word-score = scor
engine-word-record = notație
engine-lab-minimax = Minimax și retezările sale
engine-lab-minimax-question = Câte frunze poate reteza alfa-beta și cât depinde de ordinea mutărilor?
engine-lab-minimax-preset-best-first = Arborele lui Knuth și Moore, întâi mutările cele mai bune
engine-lab-minimax-preset-forgetful = Nim cu o evaluare care nu ține seama de cine mută: găsește greșeala
engine-lab-minimax-preset-lines = X și 0 cu linii deschise
engine-lab-minimax-preset-quiet = X și 0, până când poziția este liniștită
engine-lab-minimax-preset-timed = X și 0, atât de adânc cât permite o zecime de secundă
engine-lab-minimax-position = Poziția; gol: un arbore uniform
engine-setting-branching = Mutări în fiecare nod al arborelui uniform
engine-lab-minimax-depth = Adâncimea în mutări
engine-lab-windows-depth = { engine-lab-minimax-depth }
engine-lab-exercise-depth = { engine-lab-minimax-depth }
engine-lab-minimax-search = Algoritmul arătat
engine-lab-minimax-order = Ordinea în care alfa-beta încearcă mutările
engine-setting-leaves = Cel mult atâtea frunze ale unei căutări
engine-lab-minimax-seconds = Secunde ale unei căutări, cel mult, ceea ce nu se poate repeta; 0: fără limită
engine-lab-minimax-forgetful = Nim: o evaluare care nu ține seama de cine a luat ultimul jeton
engine-word-minimax = minimax
engine-word-alphabeta = alfa-beta
engine-word-history = după istoric
engine-lab-minimax-order-history = { engine-word-history }
engine-word-best-first = întâi cele bune
engine-word-worst-first = întâi cele rele
engine-word-order = ordine
engine-word-branching = factor de ramificare
engine-word-fewest = minimul posibil
engine-word-finished-percent = încheiate, %
engine-word-bound = limită
engine-word-lower = inferioară
engine-word-upper = superioară
engine-word-yes = da
engine-word-no = nu
engine-lab-chance = Hazardul
engine-lab-chance-question = Când pierde mutarea lui expectimax?
engine-lab-chance-preset-deep = Arbori cu adâncimea de patru mutări
engine-lab-chance-preset-trap = X și 0: o capcană care costă remiza
engine-lab-chance-preset-lost-nim = Nim, pierdut contra unui adversar perfect
engine-lab-chance-position = Poziția; gol: arbori uniformi
engine-lab-chance-branching = Mutări în fiecare nod al unui arbore uniform
engine-lab-chance-depth = Adâncimea unui arbore uniform, în mutări
engine-lab-chance-share = Mutări la întâmplare ale adversarului dintr-o sută, după monedă
engine-lab-chance-runs = Arbori uniformi
engine-word-best-reply = cel mai bun răspuns
engine-word-random-reply = răspuns la întâmplare
engine-word-expectimax = expectimax
engine-word-expectiminimax = expectiminimax
engine-word-random-percent = la întâmplare, %
engine-word-result = rezultat
engine-word-trees = arbori
engine-word-chosen-by = aleasă de
engine-word-other-move = altă mutare
engine-word-crossing = intersecție
engine-word-lead = avantaj
engine-word-lead-from = avantaj de la
engine-word-lead-to = avantaj până la
engine-lab-flat = Monte Carlo plat
engine-lab-flat-question = Ce află partidele la întâmplare despre mutări, cât de repede și ce nu află niciodată?
engine-lab-flat-position = Poziție
engine-lab-flat-iterations = Iterații, împărțite egal între mutări
engine-lab-flat-preset-trap = X și 0: o capcană pe care partidele la întâmplare nu o văd
engine-lab-flat-preset-nim = Nim: o grămadă de 6
engine-lab-exercise-tasks = Sarcini
engine-lab-bandits = Bandiți
engine-lab-bandits-question = De ce braț să tragi acum pentru ca, pe termen lung, regretul să fie minim?
engine-lab-bandits-arms = Probabilitatea de plată a fiecărui braț
engine-lab-bandits-pulls = Trageri într-o rulare
engine-lab-bandits-epsilon = Proporția tragerilor la întâmplare la epsilon-greedy
engine-lab-bandits-watch = Strategia rulării afișate
engine-word-ucb1 = UCB1
engine-word-thompson = Thompson
engine-word-epsilon-greedy = epsilon-greedy
engine-word-uniform = uniform
engine-word-strategy = strategie
engine-word-pulls = trageri
engine-word-regret = regret
engine-word-lai-robbins-rate = ritmul lui Lai și Robbins
engine-word-highest-percent = % cu cea mai mare limită
engine-word-best-percent = % cu cea mai bună
engine-word-normal = normală
engine-word-bound-of-ucb1 = limita lui UCB1
engine-word-arms = brațe
engine-word-arm = braț
engine-lab-uct = UCT, fază cu fază
engine-lab-uct-question = Cum fac niște partide aleatoare să crească un arbore în care cea mai bună mutare primește cele mai multe vizite?
engine-lab-uct-mistaken = Greșeala: retropropagare din perspectiva greșită
engine-lab-uct-preset-win = O victorie forțată la X și 0
engine-lab-uct-preset-second = O victorie forțată a celui de-al doilea jucător
engine-lab-uct-preset-long = Zece mii de simulări
engine-lab-uct-preset-nim-5 = Nim cu 5 jetoane, perspectiva greșită
engine-lab-uct-preset-nim-6 = Nim cu 6 jetoane, perspectiva greșită
engine-lab-uct-preset-nim-9 = Nim cu 9 jetoane, perspectiva greșită
engine-lab-uct-preset-proofs = Hex cu 16 simulări pe iterație și demonstrații
engine-word-on = da
engine-word-off = nu
engine-word-choice = alegere
engine-word-shares = proporții
engine-lab-rave-question = Ce celule judecă AMAF greșit și când preiau conducerea rezultatele proprii?
engine-lab-rave-preset-early = AMAF găsește devreme o mutare câștigătoare
engine-lab-rave-preset-without = La fel, fără AMAF
engine-lab-rave-preset-hidden = AMAF ascunde singura mutare câștigătoare
engine-lab-rave-preset-stuck = La fel, iar AMAF nu cedează niciodată
engine-lab-rave-exact = Valori exacte lângă estimări
engine-word-by-own = după cele proprii
engine-word-by-own-exact = exact, după cele proprii
engine-word-by-amaf = după AMAF
engine-word-by-amaf-exact = exact, după AMAF
engine-word-chosen-exact = exact la cea aleasă
engine-word-own-order-percent = ordinea celor proprii, %
engine-word-amaf-order-percent = ordinea AMAF, %
engine-word-leaders = favorite
engine-word-own = propriu
engine-word-amaf = AMAF
engine-word-weight = ponderea AMAF
engine-word-mixed = amestec
engine-lab-convergence = Convergență
engine-lab-convergence-question = Câte simulări sunt necesare până când valoarea este corectă, și câte până când mutarea este corectă?
engine-lab-convergence-preset-corner = X și 0: răspunsul la un colț
engine-lab-convergence-preset-exploration = X și 0: tabla goală, cu două grade de explorare
engine-lab-convergence-preset-nim = Nim: o grămadă de 13
engine-lab-convergence-preset-hex = Hex de mărimea 4
engine-lab-convergence-bots = Boți cu setările lor
engine-lab-convergence-playouts = Cel mult atâtea simulări
engine-lab-convergence-runs = Căutări ale fiecărui bot
engine-lab-glance-runs = { engine-lab-convergence-runs }
engine-word-root = rădăcină
engine-word-distance = distanță
engine-word-wrong-from = greșite, de la
engine-word-wrong-to = greșite, până la
engine-lab-sweep = Baleierea setărilor
engine-lab-sweep-question = Ce este mai bine: mai multe iterații sau mai multe simulări în fiecare?
engine-lab-sweep-preset-sum-ucb = Studiul X și 0: o vizită, suma simulărilor ei, mutarea finală după UCB
engine-lab-sweep-preset-sum-visits = Studiul X și 0: la fel, mutarea finală după vizite
engine-lab-sweep-preset-mean = Studiul X și 0: o vizită, media simulărilor ei
engine-lab-sweep-preset-each = Studiul X și 0: fiecare simulare o vizită
engine-lab-sweep-bot = Bot, cu setările care nu variază
engine-lab-sweep-rows = Setarea care variază pe rânduri, sau iterațiile (iterations)
engine-lab-sweep-columns = Setarea care variază pe coloane; gol: niciuna
engine-lab-sweep-against = Adversar
engine-lab-sweep-side = Botul joacă
engine-lab-sweep-games = Partide în fiecare punct
engine-lab-sweep-playouts = Simulări pe mutare dacă nu se spune altceva
engine-word-both = alternativ
engine-word-iterations = iterații
engine-word-sims = simulări pe iterație
engine-word-lost-percent = pierdute, %
engine-word-lost-from = pierdute, de la
engine-word-lost-to = pierdute, până la
engine-word-drawn-percent = remize, %
engine-word-drawn-from = remize, de la
engine-word-drawn-to = remize, până la
engine-word-won-percent = câștigate, %
engine-word-won-from = câștigate, de la
engine-word-won-to = câștigate, până la
engine-word-score-of-the-bot = scorul botului
engine-lab-tournament = Turneu
engine-lab-tournament-question = Care bot este mai puternic, cu cât, și după câte partide se poate afirma?
engine-lab-tournament-bots = Boți cu setări și bugete
engine-lab-tournament-rounds = Perechi de partide între oricare doi boți
engine-lab-tournament-playouts = Simulări pe mutare la boții fără buget
engine-lab-tournament-test = Oprește când se încheie un test secvențial al celor doi boți
engine-lab-tournament-elo0 = Puncte Elo la H0: avansul primului bot
engine-setting-elo1 = Puncte Elo la H1
engine-setting-alpha = Probabilitatea de a accepta H1 când este adevărată H0
engine-setting-beta = Probabilitatea de a accepta H0 când este adevărată H1
engine-lab-tournament-preset-heuristic = Euristic împotriva lui RAVE
engine-lab-tournament-preset-test = Test secvențial a două setări
engine-word-elo = Elo
engine-word-won = câștigate
engine-word-drawn = remize
engine-word-lost = pierdute
engine-word-against = împotriva
engine-word-los = probabilitatea de a fi mai bun
engine-word-played = jucate
engine-word-s-first = s, primul
engine-word-s-second = s, al doilea
engine-word-ratio = raport
engine-word-h0-at = H0 la
engine-word-h1-at = H1 la
engine-word-verdict = verdict
engine-word-pairings = întâlniri
engine-word-searched-value = valoare găsită
engine-word-searched-move = mutare găsită
engine-lab-exercise = Exercițiu
engine-lab-exercise-question = Poți face de mână ce fac căutările?
engine-lab-exercise-student = Numele studentului; fiecare are alte numere
engine-lab-exercise-branching = Mutări la fiecare nod
engine-lab-exercise-arms = Mutări dintre care se selectează
engine-lab-exercise-solutions = Arată soluțiile
engine-word-question = întrebare
engine-word-answer = răspuns
engine-word-wins = victorii
engine-exercise-line = Linia este { $line }: se aștepta cea pe care o dă un exercițiu, sau un fișier ori un dosar care există.
engine-no-task = În fișierul { $file } nu este nicio temă: era așteptată o funcție cu numele { $known }.
engine-task-lost = uct a câștigat { $won } din { $games } partide contra Monte Carlo plat: era așteptat să fie mai puternic.
engine-task-missing = lipsește funcția temei: era așteptat { $wanted }.
engine-task-passed = Toate cele { $cases } cazuri sunt corecte.
engine-task-turn = mută jucătorul { $player }: era așteptat jucătorul { $mover }, căci jucătorii alternează.
engine-task-won = Trecut: uct a câștigat { $won } din { $games } partide contra Monte Carlo plat.
engine-task-wrong = cazul { $case }: { $call } întoarce { $got }, era așteptat { $wanted }.
engine-own-bot-checked = Nicio greșeală: botul tău a jucat două partide împotriva lui însuși și aceeași sămânță a dat aceeași partidă. O mutare cu { $playouts } simulări durează { $milliseconds } ms.
engine-own-game-for-three-checked = Nicio greșeală: au fost parcurse toate pozițiile jocului. Îl joacă bancul „Trei jucători”, ca maxn?game={ $file }.
engine-own-game-checked = Nicio greșeală: două partide cu mutări la întâmplare au fost jucate până la capăt, iar aceeași sămânță a dat aceeași partidă. O mutare durează { $milliseconds } ms.
engine-own-bot-settings = Setări: { $settings }.
engine-task-minimax =
    def minimax(tree, player):
        """Valoarea unui arbore de joc dacă amândoi joacă cel mai bine.

        tree: o frunză este un număr, valoarea ei pentru jucătorul 1; un nod interior este tuplul arborilor de sub el.
        player: 1 sau 2, la mutare în rădăcină. Jucătorii alternează: 1 vrea valoarea cea mai mare, 2 pe cea mai mică.

        Întoarce valoarea pentru jucătorul 1, un număr.

        Exemplu: minimax(((3, 12, 8), (2, 4, 6), (14, 5, 2)), 1) întoarce 3.
        """
        pass
engine-task-alphabeta =
    def alphabeta(tree, player):
        """Valoarea unui arbore de joc prin alfa-beta și frunzele pe care le vizitează căutarea.

        tree: o frunză este un număr, valoarea ei pentru jucătorul 1; un nod interior este tuplul arborilor de sub el.
        player: 1 sau 2, la mutare în rădăcină. Jucătorii alternează: 1 vrea valoarea cea mai mare, 2 pe cea mai mică.

        Vizitează mutările de la stânga la dreapta. Sare peste celelalte ale unui nod de îndată ce alpha >= beta.

        Întoarce două lucruri: valoarea pentru jucătorul 1 și lista valorilor tuturor frunzelor vizitate, în ordine.

        Exemplu: alphabeta(((3, 12, 8), (2, 4, 6), (14, 5, 2)), 1) întoarce 3, [3, 12, 8, 2, 14, 5, 2].
        """
        pass
engine-task-ucb1 =
    def ucb1(pulls, sums):
        """Brațul unui aparat de joc de care trage UCB1 în continuare.

        pulls: de câte ori s-a tras de fiecare braț.
        sums: suma recompenselor fiecărui braț; o recompensă este de la 0 la 1.

        Întâi vin brațele de care nu s-a tras niciodată. Apoi brațul cu cel mai mare
        medie + sqrt(2 ln n / pulls), unde n numără tragerile tuturor brațelor. Între egale, primul.

        Întoarce numărul brațului, de la 0.

        Exemplu: ucb1([4, 10, 15], [1, 7, 13]) întoarce 0.
        """
        pass
engine-task-flat =
    def flat(position, player, moves, apply, winner, dice, playouts):
        """Cât de bună este fiecare mutare după Monte Carlo plat.

        moves(position, player) este lista mutărilor legale ale jucătorului, 1 sau 2, care este la mutare.
        apply(position, move, player) este poziția de după mutare; apoi mută celălalt.
        winner(position, player) este 1 sau 2, 0 pentru remiză și None cât timp partida continuă.
        dice.below(n) este un număr întreg la întâmplare de la 0 la n - 1.
        playouts: câte partide la întâmplare se joacă, tot atâtea după fiecare mutare.

        Întoarce o listă: pentru fiecare mutare, în ordine, partea din partidele ei pe care o câștigă player. O remiză
        contează o jumătate.

        Exemplu: câștigă cine ia ultima din două piese, iar o mutare ia una sau două: întoarce [0.0, 1.0].
        """
        pass
engine-task-uct =
    def uct(position, player, moves, apply, winner, dice, playouts):
        """Mutarea pe care o joacă UCT.

        moves(position, player) este lista mutărilor legale ale jucătorului, 1 sau 2, care este la mutare.
        apply(position, move, player) este poziția de după mutare; apoi mută celălalt.
        winner(position, player) este 1 sau 2, 0 pentru remiză și None cât timp partida continuă.
        dice.below(n) este un număr întreg la întâmplare de la 0 la n - 1.
        playouts: câte iterații se fac: selecție, expandare, simulare, retropropagare.

        Întoarce una dintre mutări. Funcția ta joacă Nim contra Monte Carlo plat cu tot atâtea simulări și trebuie să câștige
        până când un test secvențial o găsește mai puternică.

        Exemplu: câștigă cine ia ultima din două piese, iar o mutare ia una sau două: întoarce mutarea care ia două.
        """
        pass
engine-task-iteration =
    def iteration(transitions, discount):
        """Valorile stărilor unui proces de decizie prin iterația valorilor.

        transitions[state][action]: o listă de (probabilitate, starea următoare, recompensă). Stările sunt numere de la 0. O
        stare fără acțiuni este un sfârșit; valoarea ei este 0.
        discount: factorul valorii stării următoare, mai mic decât 1.

        Întoarce lista valorilor tuturor stărilor: suma actualizată așteptată a recompenselor cu cele mai bune acțiuni, cu o
        eroare sub 0.0001. Repetă treceri până când nicio valoare nu se schimbă cu mai mult de 0.000001.

        Exemplu: iteration([[[(1, 1, 2)], [(0.5, 0, 2), (0.5, 1, 2)]], []], 0.5) întoarce [2.6667, 0].
        """
        pass
engine-lab-maxn = Trei jucători
engine-lab-maxn-question = Cine câștigă dacă trei jucători iau dintr-o grămadă, și reiese asta doar din reguli?
engine-lab-maxn-heap = Jetoane în grămadă
engine-lab-maxn-take = Jetoane pe care le ia cel mult o mutare
engine-lab-maxn-second = Partea jucătorului care a mutat înaintea câștigătorului
engine-lab-maxn-ties = Dintre mutările egale pentru jucător, cea care se face
engine-lab-maxn-ties-first = prima
engine-lab-maxn-ties-last = ultima
engine-lab-maxn-prune = Retezare superficială
engine-lab-maxn-margin = Retezarea lasă deoparte ce e mai bun cu cel mult atât
engine-word-heap = grămadă
engine-word-first-tie = prima egalitate
engine-word-last-tie = ultima egalitate
engine-word-nodes-pruned = noduri cu retezare
engine-word-player = jucător
engine-word-tokens = jetoane
engine-lab-minimax-watch = Adâncimea căutării arătate; 0 pentru toată
engine-word-method = metodă
engine-word-step = pas
engine-setting-tree = Un arbore al tău, ca ((3,12,8),(2,4,6),(14,5,2))
engine-lab-minimax-preset-by-hand = Un arbore de făcut cu mâna
engine-lab-windows-preset-by-hand = { engine-lab-minimax-preset-by-hand }
engine-tree-and-position = Sunt date un arbore și o poziție: se aștepta una din ele.
engine-tree-format = se așteptau numere între paranteze despărțite prin virgule, ca ((3,12,8),(2,4,6)), cu adâncimea { $deepest } și cel mult { $most } frunze.
engine-lab-gridworld = Lume de celule
engine-lab-gridworld-question = Când este politica corectă și când valorile?
engine-lab-gridworld-preset-policies = Iterația politicilor
engine-lab-gridworld-preset-learning = Q-learning
engine-lab-gridworld-method-learning = { engine-lab-gridworld-preset-learning }
engine-lab-gridworld-preset-sarsa = SARSA
engine-lab-gridworld-method-sarsa = { engine-lab-gridworld-preset-sarsa }
engine-lab-gridworld-preset-painful = Viața doare: robotul fuge la cel mai apropiat sfârșit
engine-lab-gridworld-preset-pleasant = Viața place: robotul nu vrea să termine niciodată
engine-lab-gridworld-world = Lumea, rând cu rând: . liber, # zid, + și - sfârșituri
engine-lab-gridworld-method = Metodă
engine-lab-gridworld-method-values = iterația valorilor
engine-lab-gridworld-method-policies = iterația politicilor
engine-lab-gridworld-living = Recompensa unei mutări
engine-lab-gridworld-discount = Actualizare
engine-lab-gridworld-noise = Probabilitatea de a aluneca într-o parte
engine-lab-gridworld-steps = Treceri, politici sau episoade
engine-lab-gridworld-rate = Rata de învățare
engine-lab-gridworld-epsilon = Partea de mutări la întâmplare la învățare
engine-word-found = găsit
engine-word-found-move = mutare găsită
engine-word-exact-move = mutare exactă
engine-word-wrong-cells = celule greșite
engine-world-format = Lumea este { $world }: se așteptau rânduri de aceeași lungime despărțite prin /, din ., #, + și -, cu o celulă liberă și cel mult { $most } celule.
engine-endless-reward = Mutările care plătesc valorează infinit: se aștepta o actualizare sub 1.
engine-endless-cost = Din { $cell } nu se ajunge la niciun sfârșit, așa că mutările costă infinit: se aștepta un drum spre un sfârșit sau o actualizare sub 1.
engine-word-faults = greșeli
engine-word-fault = greșeală
engine-word-course = evoluție
engine-word-walk = drum
engine-lab-sequential = Test secvențial
engine-lab-sequential-question = Cât de des se încheie un test secvențial a doi boți egali cu verdictul greșit?
engine-lab-sequential-difference = Diferența adevărată dintre boți, în puncte Elo
engine-lab-sequential-draws = Proporția remizelor
engine-lab-sequential-elo0 = Puncte Elo la H0
engine-lab-sequential-runs = Teste
engine-lab-sequential-pairs = Perechi de partide după care se renunță la un test
engine-word-ratio-at = raport la
engine-word-tests = teste
engine-word-percent = %
engine-word-promised-percent = promis, %
engine-word-none = niciunul
engine-word-pairs-from = perechi, de la
engine-word-pairs-to = perechi, până la
engine-word-h0 = H0
engine-word-h1 = H1
engine-word-lengths = lungimi
engine-lab-rooms = Camere
engine-lab-rooms-question = Din ce camere mai alege căutarea în arbore altă mutare decât iterația valorilor?
engine-lab-rooms-size = Camere pe latură
engine-lab-rooms-charge = Încărcare, în mutări
engine-lab-rooms-slip = Alunecări la o sută de mutări
engine-lab-rooms-rewards = Recompensa fiecărei camere, rând cu rând; gol: cele obișnuite
engine-lab-rooms-playouts = Simulări ale căutării în arbore
engine-lab-rooms-runs = Căutări din fiecare cameră
engine-word-rooms = camere
engine-word-sweeps = treceri
engine-word-room = cameră
engine-word-best = cele mai bune
engine-word-sweep = trecere
engine-word-loss = pierdere
engine-word-wrong-percent = greșite, %
engine-word-north = nord
engine-word-east = est
engine-word-south = sud
engine-word-west = vest
engine-lab-reduction = Reducere
engine-lab-reduction-question = Cine a câștigat o tablă plină și câte operații sunt necesare pentru a afla?
engine-lab-reduction-preset-hex = Hex: o tablă în colțul unui triunghi
engine-lab-reduction-preset-speed = Viteza acestui calculator
engine-lab-reduction-position = Poziție de Y sau Hex
engine-lab-glance-position = { engine-lab-reduction-position }
engine-lab-reduction-boards = Table într-un cuvânt
engine-lab-reduction-playouts = Simulări într-o rundă a testului de viteză; 0: fără test
engine-word-boards = table
engine-word-speed = viteză
engine-word-side = latură
engine-word-cells = celule
engine-word-operations = operații
engine-word-operations-so-far = operații în total
engine-word-board-after-board = tablă cu tablă
engine-word-player-1-percent = jucătorul 1, %
engine-word-board = tablă
engine-word-winner = câștigător
engine-word-replies = răspunsuri
engine-word-stage = etapă
engine-word-cell = celulă
engine-word-owner-before = stăpânul dinainte
engine-word-owner = stăpân
engine-word-inside = interior
engine-word-edges = margini
engine-word-bridges = punți
engine-word-seconds = secunde
engine-word-playouts-a-second = simulări pe secundă
engine-word-leaves-a-second = frunze pe secundă
engine-lab-terms = Ce vede o euristică
engine-lab-terms-question = Ce celule preferă fiecare termen al unei euristici și ce alege suma lor?
engine-lab-terms-position = { engine-lab-reduction-position }
engine-lab-glance = Rețea
engine-lab-glance-question = Ce vede o rețea dintr-o privire și cât le ia căutărilor să găsească același lucru, cu rețea și fără ea?
engine-lab-glance-preset-won = Y: o poziție câștigată pe care simulările o dau pierdută
engine-lab-glance-preset-edge = Hex: o mutare pe margine
engine-lab-glance-preset-large = Y: o tablă mare
engine-lab-glance-playouts = Simulări care judecă fără căutare
engine-word-settled = convenită
engine-word-settled-percent = cea convenită, %
engine-word-by = cine judecă
engine-word-net = net
engine-word-wye = wye
engine-word-network = rețea
engine-word-natural = { engine-setting-order-natural }
engine-word-random = { engine-setting-order-random }
engine-lab-uct-preset-y = Y
engine-lab-uct-preset-hex = Hex
engine-lab-rave = RAVE

## The engine: refusals

engine-parameter-value = Parametrul „{ $name }” al experimentului { $experiment } este „{ $value }”: { $wrong }
engine-nothing-to-choose = La { $title } nu este nimic de ales: era așteptat alt experiment.
engine-experiment-length = Textul experimentului este prea lung ({ $count }): erau așteptate cel mult { $most }.
engine-unknown-experiment = Experiment necunoscut, „{ $name }”: era așteptat { $known }.
engine-record = era așteptată notația unei partide.
engine-bot-file-name = „{ $file }” nu poate fi numele unui bot: erau așteptate litere, cifre, _ și -, cu .py la sfârșit.
engine-bot-not-repeatable = aceeași sămânță a dus la altă partidă: era așteptat ca toate numerele aleatoare să vină din dice.
engine-parameter-twice = Parametrul „{ $name }” apare de două ori: era așteptat o singură dată.
engine-arm-range = Brațul { $arm } nu există: era așteptat un număr de la { $least } la { $most }.
engine-reward-count = Recompense: { $count }, camere: { $rooms }; era așteptată câte una de cameră.
engine-rewarded-rooms = Camere cu recompensă: { $count }; erau așteptate între 1 și { $most }.
engine-axes-equal = Ambele axe sunt „{ $name }”: erau așteptate două diferite.
engine-axis-format = Axa „{ $text }” nu se înțelege: erau așteptate valori diferite, ca sims=1,2,4.
engine-axis-iterations = { $axis } este „{ $value }”: erau așteptate numere întregi de la 1 în sus.
engine-too-many-points = Puncte: { $count }; erau așteptate cel mult { $most }.
engine-game-for-one = { $title } este pentru un singur jucător: era așteptat un joc de doi.
engine-bot-processes = Procese pentru „{ $bot }”: { $count }; aici era așteptat unul.
engine-series-range = { $what }: { $value }, era așteptat un număr de la { $least } la { $most }.
engine-sequential-test-of-two = Boți într-un test secvențial: { $count }; era așteptat un meci de 2.
engine-too-many-draws = Diferența este de { $difference } Elo, iar proporția remizelor de { $draws }: erau așteptate mai puține remize.
engine-too-few-entrants = Participanți: { $count }; erau așteptați cel puțin 2.
engine-entrants-equal = „{ $name }” apare de două ori: erau așteptați participanți diferiți, ca „flat@100”.
engine-sprt-elo = SPRT de la { $elo0 } la { $elo1 } Elo: era așteptat -1000 <= elo0 < elo1 <= 1000.
engine-sprt-error-rate = SPRT cu { $name } { $value }: era așteptat mai mult de 0 și mai puțin de 0,5.
engine-tree-size = Mutări în fiecare nod al arborelui: { $branching }; adâncimea: { $depth }. Erau așteptate 1 până la { $widest } mutări, adâncimea 1 până la { $deepest } și cel mult { $most } frunze.
engine-minimax-chance = Minimax nu cunoaște hazardul: era așteptată o poziție a doi jucători, fără hazard.
engine-forgetful-evaluation = Evaluarea care nu ține seama de cine mută este a jocului Nim: era așteptată una dintre pozițiile lui.
engine-tree-too-large = Arborele este prea mare: erau așteptate cel mult { $most } noduri.
engine-too-many-playouts = Mutări posibile aici (simulări: { $playouts }): { $count }; erau așteptate cel mult { $most }.
engine-nothing-to-search = O mutare câștigă imediat: era așteptată o poziție în care trebuie căutat.
engine-game-begun = Mutări înaintea partidei: { $count }; nu era așteptată niciuna.
engine-chance-to-move = Urmează hazardul: era așteptată o poziție în care urmează un jucător.
engine-word-alpha = alfa
engine-word-beta = beta
engine-lab-windows = De ce alfa-beta este corect
engine-lab-invariants = De ce bucla este corectă
engine-lab-invariants-preset-twice = Strică: o mutare încercată de două ori
engine-lab-invariants-preset-visit = Strică: o vizită pentru patru simulări
engine-lab-windows-preset-early = Strică: retezări prea devreme
engine-lab-invariants-preset-sums = Strică: sume în loc de medii
engine-lab-windows-preset-side = Strică: capătul greșit al ferestrei
engine-lab-invariants-preset-perspective = Strică: perspectiva greșită
engine-lab-windows-preset-wide = Fără a da fereastra mai departe
engine-word-least = cel mai puțin
engine-word-most = cel mai mult
engine-word-checks = verificări
engine-word-phases = faze
engine-word-phase = fază
engine-word-loop = buclă
engine-word-run = serie
engine-word-node = nod
engine-word-broken = încălcate
engine-word-wrong = greșit
engine-word-total = total
engine-word-work = muncă
engine-word-selection = selecție
engine-word-expansion = expansiune
engine-word-simulation = simulare
engine-word-backup = retropropagare
engine-word-nothing = nimic
engine-lab-invariants-iterations = Iterații
engine-lab-windows-fault-early = lasă deoparte mutări de îndată ce alfa este aproape de beta
engine-lab-windows-fault-side = o valoare mută celălalt capăt al ferestrei
engine-lab-windows-fault-wide = fereastra nu este dată mai departe
engine-lab-invariants-fault-perspective = rezultatul este întors la fiecare nod, oricine ar fi mutat
engine-lab-invariants-fault-sums = selecția compară sume, nu medii
engine-lab-invariants-fault-visit = o vizită pentru toate simulările unei iterații
engine-lab-invariants-fault-twice = o mutare încercată poate fi încercată din nou
engine-lab-windows-fault = Ce este greșit la alfa-beta
engine-lab-invariants-fault = Ce este greșit la buclă
engine-lab-windows-question = De ce poate alfa-beta să sară peste ramuri și ce linie îl strică?
engine-lab-invariants-question = Ce promisiune respectă fiecare buclă a căutării și ce linie o încalcă?
engine-too-many-leaves = Frunzele arborelui: { $count }; se așteptau cel mult { $most }.
engine-lab-sweep-preset-draws = O remiză care contează ca înfrângere a amândurora
engine-lab-sweep-preset-selection = Reguli de selecție
engine-lab-convergence-preset-selection = X și 0: patru reguli de selecție și simulări informate
engine-word-sum = sumă
engine-lab-minimax-evaluation = Evaluare: goală pentru cea obișnuită, sau un fișier propriu
engine-lab-maxn-tree = Un arbore propriu în locul grămezii, ca ((1:2:3,4:0:2),(0:5:1,2:2:2))
engine-lab-maxn-game = Un fișier cu un joc al tău pentru trei jucători în locul ei
engine-tree-of-three = se așteptau la fiecare frunză părțile a trei jucători, ca ((1:2:3,4:0:2),(0:5:1,2:2:2)), niciuna negativă.
