# Expo 1906: die Namen des Spielmaterials, jeder mit einer eigenen Zeile dazu.

## Ressourcenarten

expo1906-type-steel = Stahl
    .note = Ein Material, das Gegenstück zu Kupfer.
expo1906-type-copper = Kupfer
    .note = Ein Material, das Gegenstück zu Stahl.
expo1906-type-manual = Handarbeit
    .note = Arbeit von Hand, das Gegenstück zur Automatik.
expo1906-type-automated = Automatik
    .note = Arbeit durch Maschinen, das Gegenstück zur Handarbeit.
expo1906-type-scientific = Wissenschaft
    .note = Eine Methode, die von der Theorie ausgeht, das Gegenstück zur Empirie.
expo1906-type-empirical = Empirie
    .note = Eine Methode, die vom Versuch ausgeht, das Gegenstück zur Wissenschaft.
expo1906-type-steam = Dampf
    .note = Eine Energie, das Gegenstück zu Strom; sie hat keine Leiste im Patentamt.
expo1906-type-electric = Strom
    .note = Eine Energie, das Gegenstück zu Dampf; sie hat keine Leiste im Patentamt.

## Formen

expo1906-shape-l = L
expo1906-shape-t = T
expo1906-shape-s = S
expo1906-shape-i = I
expo1906-shape-o = Quadrat
expo1906-shape-single = ein Feld

## Aktionskarten

expo1906-card-terminal = Terminal
    .note = Kaufe bis zu 3 Ressourcenplättchen: das erste für 1 $, das zweite für 2 $, das dritte für 3 $.
expo1906-card-academy = Akademie
    .note = Kaufe ein Projekt oder eine Technologie für 2 $.
expo1906-card-laboratory = Labor
    .note = Bis zu 3-mal: Lege eines deiner Plättchen ins Labor oder entferne eines daraus.
expo1906-card-journal = Journal
    .note = Gib bis zu 3 Bewegungspunkte für deine Patentmarker aus.
expo1906-card-skyscraper = Wolkenkratzer
    .note = Du erhältst 4 $; niemand hat mehr als 12 $.
expo1906-card-meeting = Sitzung
    .note = Beendet die Runde. Zwei von: bis zu 3 Plättchen umlegen, 1 $, 1 Bewegungspunkt, Juryplättchen wählen.

expo1906-upgraded-terminal = Terminal, ausgebaut
    .note = Kaufe bis zu 3 Ressourcenplättchen: das erste für 1 $, das zweite für 1 $, das dritte für 2 $.
expo1906-upgraded-academy = Akademie, ausgebaut
    .note = Kaufe ein Projekt oder eine Technologie für 2 $; nimm dazu ein Plättchen gratis aus dem Terminal.
expo1906-upgraded-laboratory = Labor, ausgebaut
    .note = Bis zu 4-mal: Lege eines deiner Plättchen ins Labor oder entferne eines daraus.
expo1906-upgraded-journal = Journal, ausgebaut
    .note = Gib bis zu 4 Bewegungspunkte für deine Patentmarker aus; jeder Übergang kostet 1 $ weniger.
expo1906-upgraded-skyscraper = Wolkenkratzer, ausgebaut
    .note = Du erhältst 6 $; niemand hat mehr als 12 $.

## Bonuschips

expo1906-chip-eiffel = Eiffelturm, Paris 1889
    .note = Ganz zuletzt: 1 SP je 8 SP, die du hast, aufgerundet.
expo1906-chip-ferris = Riesenrad, Chicago 1893
    .note = 1 SP je 2 $, die du hast, aufgerundet.
expo1906-chip-colonies = Kolonialpalast, Brüssel 1897
    .note = 1 SP für jedes deiner Schrottfelder, auf dem jetzt ein anderes Plättchen liegt.
expo1906-chip-metro = Metro, Paris 1900
    .note = 2 SP für jede Technologie in deinem Labor, höchstens 6 SP.
expo1906-chip-fine-arts = Palast der Schönen Künste, Lüttich 1905
    .note = 3 SP.
expo1906-chip-simplon = Simplontunnel, Mailand 1906
    .note = 1 SP für jede verschiedene Projektform in deinem Labor, vollendet oder nicht.

## Kleine Plättchen

expo1906-resource = 2 { $first } / 1 { $second }
expo1906-tile-scrap = Schrott
    .note = Was frühere Fehlschläge hinterlassen haben; nur die Aktion Labor räumt ihn weg.

## Technologien

expo1906-tile-terminal-upgrade = Terminal-Ausbau
    .note = Solange er in deinem Labor liegt, hast du die ausgebaute Karte Terminal.
expo1906-tile-academy-upgrade = Akademie-Ausbau
    .note = Solange er in deinem Labor liegt, hast du die ausgebaute Karte Akademie.
expo1906-tile-laboratory-upgrade = Labor-Ausbau
    .note = Solange er in deinem Labor liegt, hast du die ausgebaute Karte Labor.
expo1906-tile-journal-upgrade = Journal-Ausbau
    .note = Solange er in deinem Labor liegt, hast du die ausgebaute Karte Journal.
expo1906-tile-skyscraper-upgrade = Wolkenkratzer-Ausbau
    .note = Solange er in deinem Labor liegt, hast du die ausgebaute Karte Wolkenkratzer.
expo1906-tile-combustion-engine = Verbrennungsmotor
    .note = Nikolaus Ottos Viertakter von 1876 macht aus Wärme Bewegung, ganz ohne Kessel.
expo1906-tile-batteries = Batterien
    .note = Carl Gassners Trockenelement von 1886 läuft nicht aus und lässt sich überallhin tragen.
expo1906-tile-pneumatic-hammer = Drucklufthammer
    .note = 1894 von Charles Brady King patentiert; bald nietet er ganze Stahlgerüste.
expo1906-tile-time-study = Zeitstudie
    .note = Ab 1881 misst Frederick Taylor bei Midvale Steel die Handarbeit mit der Stoppuhr.
expo1906-tile-galvanometer = Galvanometer
    .note = Arsène d’Arsonvals drehbare Kupferspule von 1882 macht schwache Ströme sichtbar.
expo1906-tile-automatic-exchange = Wählvermittlung
    .note = Almon Strowgers Hebdrehwähler, 1891 patentiert, macht das Fräulein vom Amt entbehrlich.
expo1906-tile-tabulating-machine = Tabelliermaschine
    .note = Herman Holleriths Lochkarten zählen die amerikanische Volkszählung von 1890 aus.
expo1906-tile-high-speed-steel = Schnellarbeitsstahl
    .note = Frederick Taylor und Maunsel White fanden ihn in zahllosen Versuchen; 1900 in Paris gezeigt.

## Projekte

expo1906-tile-cellophane = Zellophan
    .note = Jacques Brandenbergers durchsichtige Folie aus Viskose, patentiert 1908.
expo1906-tile-air-liquefier = Luftverflüssiger
    .note = 1895 verflüssigt Carl von Linde Luft in Mengen, gekühlt durch ihre eigene Entspannung.
expo1906-tile-compound-locomotive = Verbundlokomotive
    .note = 1876 nutzt Anatole Mallet zwischen Bayonne und Biarritz denselben Dampf zweimal.
expo1906-tile-electric-iron = Elektrisches Bügeleisen
    .note = Henry Seely aus New York lässt 1882 das erste patentieren.
expo1906-tile-synthetic-rubber = Synthetischer Kautschuk
    .note = Fritz Hofmann polymerisiert 1909 in Elberfeld Isopren zu Kautschuk.
expo1906-tile-induction-motor = Induktionsmotor
    .note = 1888 von Galileo Ferraris und Nikola Tesla veröffentlicht: Ein Drehfeld zieht den Läufer mit.
expo1906-tile-bakelite = Bakelit
    .note = Leo Baekelands Harz von 1907, der erste vollsynthetische Kunststoff.
expo1906-tile-laparoscope = Laparoskop
    .note = Georg Kelling blickt 1901 als Erster in eine geschlossene Bauchhöhle, die eines Hundes.
expo1906-tile-espresso-machine = Espressomaschine
    .note = 1901 von Luigi Bezzera in Mailand patentiert; auf der Ausstellung von 1906 trinkt man ihren Kaffee.
expo1906-tile-electric-lift = Elektrischer Aufzug
    .note = Werner von Siemens zeigt 1880 in Mannheim den ersten.
expo1906-tile-x-ray-image = Röntgenbild
    .note = Wilhelm Röntgen nimmt im Dezember 1895 die Handknochen seiner Frau auf.
expo1906-tile-electric-locomotive = Elektrolokomotive
    .note = Kálmán Kandós Drehstromlokomotiven fahren ab 1902 auf der Veltlinbahn.
expo1906-tile-aspirin = Aspirin
    .note = Felix Hoffmann stellt 1897 bei Bayer reine Acetylsalicylsäure her.
expo1906-tile-steam-turbine = Dampfturbine
    .note = Charles Parsons’ Maschine von 1884 macht 18 000 Umdrehungen in der Minute.
expo1906-tile-ammonia-synthesis = Ammoniaksynthese
    .note = 1909 bindet Fritz Haber den Stickstoff der Luft, zuerst einige Tropfen Ammoniak in der Minute.
expo1906-tile-wireless-telegraph = Drahtloser Telegraf
    .note = Guglielmo Marconi meldet 1896 sein Patent an und überbrückt 1901 den Atlantik.
expo1906-tile-record-player = Plattenspieler
    .note = Emil Berliners Grammophon von 1887 spielt flache Scheiben statt Walzen.
expo1906-tile-arc-furnace = Lichtbogenofen
    .note = Paul Héroult erzeugt 1900 Stahl im elektrischen Lichtbogen.
expo1906-tile-steam-car = Dampfwagen
    .note = Amédée Bollées L’Obéissante von 1873 trägt zwölf Personen über die Straßen von Le Mans.
expo1906-tile-linotype = Linotype
    .note = Ottmar Mergenthalers Maschine gießt ab 1886 ganze Zeilen für die New York Tribune.
expo1906-tile-cable-car = Kabelstraßenbahn
    .note = 1873 greifen Andrew Hallidies Wagen zum ersten Mal nach dem Seil unter San Franciscos Straßen.
expo1906-tile-electrocardiogram = Elektrokardiogramm
    .note = Willem Einthoven in Leiden zeichnet das Herz mit dem Saitengalvanometer auf, veröffentlicht 1903.
expo1906-tile-telephone = Telefon
    .note = Antonio Meucci meldet es 1871 vorläufig an, Alexander Graham Bell erhält 1876 das Patent.
expo1906-tile-light-bulb = Glühlampe
    .note = Joseph Swan und Thomas Edison lassen 1879 Kohlefäden stundenlang glühen.
expo1906-tile-rock-drill = Gesteinsbohrer
    .note = Alfred Brandts hydraulische Bohrmaschine von 1876 bohrt später den Simplontunnel.
expo1906-tile-autoclave = Autoklav
    .note = Charles Chamberland aus Pasteurs Labor sterilisiert 1879 mit Dampf unter Druck.
expo1906-tile-cruiser = Kreuzer
    .note = Die russische General-Admiral, 1873 vom Stapel gelaufen, gilt als erster Panzerkreuzer.
expo1906-tile-vacuum-cleaner = Staubsauger
    .note = 1907 baut der Hausmeister James Spangler einen tragbaren aus Ventilator, Kiste und Kissenbezug.
expo1906-tile-cinematograph = Kinematograph
    .note = Auguste und Louis Lumière nehmen im Dezember 1895 in Paris Eintritt für bewegte Bilder.
expo1906-tile-dynamo = Dynamo
    .note = Zénobe Grammes Ringdynamo von 1871 führt Antonio Pacinottis Ring von 1860 weiter.
