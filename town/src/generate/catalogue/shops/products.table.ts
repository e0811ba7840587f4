/**
 * Picture | key | English | French; a row that starts with `-` is a subcategory of the main
 * category above.
 */
export const shopCategoryTable = `
👗 | fashion | Fashion | Mode
- 👗 | women | Women | Femme
- 👔 | men | Men | Homme
- 👟 | shoes | Shoes | Chaussures
- 👜 | bags-accessories | Bags and accessories | Sacs et accessoires
- 💍 | jewellery | Jewellery and watches | Bijoux et montres
🏠 | home | Home | Maison
- 🍳 | kitchenware | Kitchen | Cuisine
- 🛏️ | bedding | Bed and bath | Lit et bain
- 🪴 | decoration | Decoration | Décoration
- 🪑 | furniture | Small furniture | Petits meubles
📱 | electronics | Electronics | High-tech
- 🎧 | audio | Audio | Son
- 🔌 | chargers | Phone and charging | Téléphone et recharge
- 💻 | computing | Computing | Informatique
- 📷 | photo | Photo | Photo
⚽ | sport | Sport and outdoors | Sport et plein air
- 🏋️ | fitness | Fitness | Forme
- 🏕️ | outdoors | Hiking and camping | Randonnée et camping
- 🚲 | cycling | Cycling | Vélo
- 🏄 | seaside | Seaside | Mer et plage
📚 | books | Books and stationery | Livres et papeterie
- 📖 | novels | Books | Livres
- ✏️ | stationery | Stationery | Papeterie
🧸 | kids | Children | Enfants
- 🧸 | toys | Toys and games | Jeux et jouets
- 👶 | kidswear | Children's clothes | Vêtements enfant
💄 | beauty | Beauty | Beauté
🪴 | garden-diy | Garden and DIY | Jardin et bricolage
- 🌱 | garden | Garden | Jardin
- 🔨 | tools | Tools | Outils
🎸 | music-shop | Music | Musique
💐 | flowers | Flowers | Fleurs
`;

/**
 * English | French | price | choices | specifications (English; French). Headings: category, then
 * the kinds of shop that sell it. Models (`named`) get the name of a model.
 */
export const shopTable = `
# women clothes boutique
Linen dress | Robe en lin | 59.00 | size colour | 100% linen, midi length; 100 % lin, longueur midi
Floral wrap dress | Robe portefeuille à fleurs | 64.00 | size | Viscose, V neck; viscose, col en V
Cotton blouse | Blouse en coton | 39.00 | size colour | Light cotton, loose cut; coton léger, coupe ample
Wool coat | Manteau en laine | 149.00 | size colour | 70% wool, lined; 70 % laine, doublure
High-waisted jeans | Jean taille haute | 69.00 | size | Stretch cotton; coton stretch
Merino jumper | Pull en mérinos | 72.00 | size colour | Fine merino wool; laine mérinos fine
Silk scarf | Foulard en soie | 34.00 | colour | Silk, hand-rolled edge; soie, ourlet roulotté main
Two-piece swimsuit | Maillot deux pièces | 45.00 | size colour | Recycled fibre; fibre recyclée
# men clothes boutique
Linen shirt | Chemise en lin | 55.00 | size colour | 100% linen, regular cut; 100 % lin, coupe droite
Oxford shirt | Chemise oxford | 49.00 | size colour | Cotton, button-down collar; coton, col boutonné
Organic cotton T-shirt | T-shirt en coton bio | 24.00 | size colour | 180 g organic cotton; coton bio de 180 g
Sailor top | Marinière | 39.00 | size | Cotton jersey, striped; jersey de coton rayé
Straight jeans | Jean droit | 72.00 | size | Raw denim; denim brut
Swim shorts | Short de bain | 36.00 | size colour | Quick-drying; séchage rapide
Rain jacket | Veste de pluie | 98.00 | size colour | Waterproof, taped seams; imperméable, coutures étanches
Corduroy overshirt | Surchemise en velours | 79.00 | size colour | Cotton corduroy; velours de coton côtelé
# shoes shoes boutique
Canvas trainers | Baskets en toile | 59.00 | shoe colour | Cotton canvas, rubber sole; toile de coton, semelle caoutchouc
Running shoes | Chaussures de course | 99.00 | shoe | Light, cushioned; légèreté et amorti
Hiking boots | Chaussures de randonnée | 129.00 | shoe | Waterproof membrane; membrane imperméable
Leather derbies | Derbies en cuir | 119.00 | shoe colour | Full-grain leather; cuir pleine fleur
Leather sandals | Sandales en cuir | 69.00 | shoe colour | Vegetable-tanned leather; cuir à tannage végétal
Espadrilles | = | 32.00 | shoe colour | Jute sole, made by hand; semelle de jute, fabrication main
Ankle boots | Bottines | 109.00 | shoe colour | Leather, 4 cm heel; cuir, talon de 4 cm
Beach flip-flops | Tongs de plage | 14.00 | shoe colour | Recycled rubber; caoutchouc recyclé
# bags-accessories boutique clothes leather
Leather shoulder bag | Sac à bandoulière en cuir | 119.00 | colour | Grained leather; cuir grainé
Everyday backpack | Sac à dos de ville | 69.00 | colour | 18 litres, laptop sleeve; 18 litres, poche pour ordinateur
Wash bag | Trousse de toilette | 24.00 | colour | Waxed cotton; coton ciré
Leather wallet | Portefeuille en cuir | 45.00 | colour | Six cards, coins; six cartes, monnaie
Cotton cap | Casquette en coton | 22.00 | colour | Adjustable; réglable
Straw hat | Chapeau de paille | 29.00 | hat | Natural raffia; raphia naturel
Sunglasses | Lunettes de soleil | 39.00 | colour | UV 400 lenses; verres UV 400
Wool gloves | Gants en laine | 25.00 | hat colour | Touch-screen tips; compatibles écran tactile
Compact umbrella | Parapluie compact | 27.00 | colour | Opens by a button; ouverture automatique
# jewellery jewellery boutique
Silver ring | Bague en argent | 49.00 | ring | 925 silver; argent 925
Pearl necklace | Collier de perles | 79.00 | | Freshwater pearls; perles d'eau douce
Gold-plated earrings | Boucles d'oreilles plaquées or | 39.00 | | 18-carat plating; plaqué or 18 carats
Automatic watch | Montre automatique | 189.00 | strap | Steel case, 40 mm; boîtier acier, 40 mm
Minimal watch | Montre épurée | 89.00 | strap | Quartz, 36 mm; quartz, 36 mm
Fine chain bracelet | Bracelet chaîne fine | 35.00 | metal | Adjustable length; longueur réglable
# kitchenware home kitchen
Steel frying pan | Poêle en acier | 39.00 | pan | Carbon steel, all hobs; acier au carbone, tous feux
Cast-iron casserole | Cocotte en fonte | 119.00 | pot colour | Enamelled, oven safe; émaillée, compatible four
Chef's knife | Couteau de chef | 64.00 | | 20 cm forged blade; lame forgée de 20 cm
Stoneware teapot | Théière en grès | 34.00 | colour | 80 cl, with strainer; 80 cl, avec filtre
Set of four mugs | Lot de quatre tasses | 29.00 | colour | Stoneware, 30 cl; grès, 30 cl
Set of four bowls | Lot de quatre bols | 32.00 | colour | Glazed stoneware; grès émaillé
Dinner plates, set of six | Assiettes plates, lot de six | 48.00 | colour | Porcelain, 27 cm; porcelaine, 27 cm
Wooden pepper mill | Moulin à poivre en bois | 27.00 | | Beech, steel mechanism; hêtre, mécanisme acier
Wine glasses, set of six | Verres à vin, lot de six | 36.00 | | 35 cl crystal glass; verre cristallin de 35 cl
Storage jars, set of three | Bocaux de conservation, lot de trois | 19.00 | | Glass, airtight; verre, fermeture étanche
Piston coffee maker | Cafetière à piston | 28.00 | pot | Borosilicate glass; verre borosilicate
# bedding home linen
Washed linen duvet cover | Housse de couette en lin lavé | 129.00 | bed colour | Linen, pre-washed; lin prélavé
Percale fitted sheet | Drap-housse en percale | 39.00 | bed colour | Cotton percale; percale de coton
Down-like pillow | Oreiller façon duvet | 29.00 | | Washable at 60 °C; lavable à 60 °C
Bath towel | Drap de bain | 24.00 | colour | 500 g cotton; coton de 500 g
Wicker laundry basket | Panier à linge en osier | 45.00 | | With cotton liner; doublure en coton
Waffle bathrobe | Peignoir nid d'abeille | 59.00 | size colour | Light cotton; coton léger
# decoration home florist
Scented candle | Bougie parfumée | 19.00 | scent | Vegetable wax, 40 hours; cire végétale, 40 heures
Terracotta pot | Pot en terre cuite | 14.00 | pot-size | With saucer; avec soucoupe
Framed print of the harbour | Affiche encadrée du port | 49.00 | poster | Oak frame; cadre en chêne
Round mirror | Miroir rond | 69.00 | | Brass frame, 50 cm; cadre laiton, 50 cm
Handmade vase | Vase fait main | 42.00 | colour | Turned stoneware; grès tourné
Wall clock | Horloge murale | 39.00 | | Silent, 30 cm; silencieuse, 30 cm
Paper lantern lamp | Lampe en papier | 35.00 | | E27 bulb not included; ampoule E27 non fournie
# furniture home
Oak chair | Chaise en chêne | 89.00 | | Solid oak, oiled; chêne massif huilé
Reading armchair | Fauteuil de lecture | 249.00 | colour | Cotton velvet; velours de coton
Folding stool | Tabouret pliant | 35.00 | colour | Beech; hêtre
Wall shelf | Étagère murale | 45.00 | | Ash, 80 cm; frêne, 80 cm
# audio tech
Wireless headphones | Casque sans fil | 119.00 | colour | 30 hours of battery; 30 heures d'autonomie
Wireless earphones | Écouteurs sans fil | 69.00 | colour | Case with 24 hours; étui de 24 heures
Portable speaker | Enceinte portable | 59.00 | colour | Waterproof; étanche
Kitchen radio | Radio de cuisine | 79.00 | | FM, DAB+, Bluetooth; FM, DAB+, Bluetooth
Desk microphone | Micro de bureau | 89.00 | | USB-C, cardioid; USB-C, cardioïde
# chargers tech
USB-C charger | Chargeur USB-C | 29.00 | power | Folding plug; fiche repliable
Power bank | Batterie externe | 39.00 | capacity | Two devices at once; deux appareils à la fois
Phone case | Coque de téléphone | 19.00 | colour | Shock-absorbing edges; bords antichoc
Braided cable, 2 m | Câble tressé, 2 m | 14.00 | colour | USB-C to USB-C; USB-C vers USB-C
Sport watch | Montre de sport | 149.00 | strap | GPS, heart rate; GPS, fréquence cardiaque
# computing tech
Silent mouse | Souris silencieuse | 29.00 | colour | Wireless, rechargeable; sans fil, rechargeable
Compact keyboard | Clavier compact | 69.00 | layout | Wireless, backlit; sans fil, rétroéclairé
Portable SSD | SSD portable | 89.00 | storage | USB-C, 1000 MB/s; USB-C, 1000 Mo/s
Monitor stand | Support d'écran | 39.00 | | Bamboo, with drawer; bambou, avec tiroir
Compact printer | Imprimante compacte | 129.00 | | Wi-Fi, colour; Wi-Fi, couleur
# photo tech
Instant camera | Appareil photo instantané | 89.00 | colour | Film sold separately; film vendu séparément
Colour film, 36 exposures | Pellicule couleur, 36 poses | 14.00 | | ISO 400, 35 mm; ISO 400, 35 mm
Travel telescope | Lunette astronomique de voyage | 119.00 | | With tripod; avec trépied
# fitness sport
Yoga mat | Tapis de yoga | 34.00 | colour | Natural rubber, 4 mm; caoutchouc naturel, 4 mm
Pair of dumbbells | Paire d'haltères | 29.00 | weight | Coated, non-slip; revêtement antidérapant
Tennis racket | Raquette de tennis | 89.00 | | 280 g, strung; 280 g, cordée
Football | Ballon de football | 25.00 | ball | Stitched, match quality; cousu, qualité match
Basketball | Ballon de basket | 27.00 | | Size 7, indoor and outdoor; taille 7, intérieur et extérieur
Table tennis set | Kit de tennis de table | 32.00 | | Two bats, three balls; deux raquettes, trois balles
# outdoors sport
Two-person tent | Tente deux places | 129.00 | colour | 2.4 kg, two layers; 2,4 kg, double toit
Hiking backpack | Sac à dos de randonnée | 89.00 | litres | Rain cover included; housse de pluie incluse
Head torch | Lampe frontale | 29.00 | | 300 lumens, rechargeable; 300 lumens, rechargeable
Compass | Boussole | 19.00 | | Liquid, with map scale; à bain d'huile, avec règle
Insulated bottle | Gourde isotherme | 27.00 | bottle colour | Cold 24 h, hot 12 h; froid 24 h, chaud 12 h
# cycling bikes sport
City bike | Vélo de ville | 449.00 | frame colour | Seven gears, mudguards; sept vitesses, garde-boue
Children's bike | Vélo enfant | 169.00 | wheel colour | Light aluminium frame; cadre aluminium léger
Bike helmet | Casque de vélo | 49.00 | hat colour | Adjustable, 280 g; réglable, 280 g
Folding lock | Antivol pliant | 59.00 | | 85 cm, two keys; 85 cm, deux clés
Set of bike lights | Kit d'éclairage vélo | 35.00 | | USB rechargeable; rechargeable par USB
Wicker bike basket | Panier de vélo en osier | 32.00 | | With leather straps; lanières en cuir
Bike multi-tool | Outil multifonction pour vélo | 24.00 | | 16 functions; 16 fonctions
# seaside sport beachwear
Foam surfboard | Planche de surf en mousse | 219.00 | board | For beginners; pour débuter
Mask and snorkel | Masque et tuba | 34.00 | hat | Tempered glass; verre trempé
Beach towel | Serviette de plage | 25.00 | colour | Cotton, 90 x 170 cm; coton, 90 x 170 cm
Beach parasol | Parasol de plage | 39.00 | colour | UPF 50+, tilting; UPF 50+, inclinable
Swimming goggles | Lunettes de natation | 16.00 | colour | Anti-fog; antibuée
Life vest | Gilet de sauvetage | 49.00 | size | 100 newtons; 100 newtons
# novels books
The Lighthouse Keeper's Daughter, novel | La Fille du gardien de phare, roman | 19.50 | | Inès Vallier, 312 pages; Inès Vallier, 312 pages
A Winter in Salvia, novel | Un hiver à Salvia, roman | 21.00 | | Paul Ormond, 356 pages; Paul Ormond, 356 pages
The Orchard Notebook, novel | Le Cahier du verger, roman | 18.00 | | Lise Armengaud, 248 pages; Lise Armengaud, 248 pages
Death on Platform Two, crime | Mort sur le quai deux, policier | 9.90 | | Hugo Ferrand, 288 pages; Hugo Ferrand, 288 pages
The Drowned Bell, crime | La Cloche noyée, policier | 8.90 | | Hugo Ferrand, 304 pages; Hugo Ferrand, 304 pages
Cooking by the Sea | Cuisiner au bord de la mer | 29.00 | | 80 recipes with photographs; 80 recettes en photos
Bread, slowly | Le Pain, lentement | 25.00 | | Jeanne Fontaine, 45 recipes; Jeanne Fontaine, 45 recettes
Walks around Belrive | Balades autour de Belrive | 14.50 | | 22 walks with maps; 22 itinéraires avec cartes
The Small Garden, month by month | Le Petit Jardin, mois par mois | 22.00 | | Illustrated; illustré
Marlo and the Stars, picture book | Marlo et les étoiles, album | 13.90 | | From three years; dès trois ans
The Snail's Birthday, picture book | L'Anniversaire de l'escargot, album | 12.90 | | From three years; dès trois ans
Poems for Rainy Days | Poèmes pour jours de pluie | 11.00 | | Anthology; anthologie
Tides, comic book, volume 1 | Marées, bande dessinée, tome 1 | 16.50 | | 96 pages in colour; 96 pages en couleurs
Tides, comic book, volume 2 | Marées, bande dessinée, tome 2 | 16.50 | | 104 pages in colour; 104 pages en couleurs
A Short History of the Port | Petite histoire du port | 17.00 | | 180 pages, 60 pictures; 180 pages, 60 images
Learning Chess in Ten Evenings | Apprendre les échecs en dix soirées | 15.00 | | With exercises; avec exercices
# stationery books
Dotted notebook | Carnet à points | 14.00 | colour | A5, 192 pages; A5, 192 pages
Fountain pen | Stylo plume | 39.00 | nib | Steel nib, converter; plume acier, convertisseur
Graphite pencils, box of twelve | Crayons graphite, boîte de douze | 12.00 | | From 2H to 6B; de 2H à 6B
Colouring pencils, box of 24 | Crayons de couleur, boîte de 24 | 18.00 | | Soft leads; mines tendres
Watercolour box | Boîte d'aquarelle | 32.00 | | 12 half-pans and a brush; 12 demi-godets et un pinceau
Weekly diary | Agenda semainier | 19.00 | colour | Academic year; année scolaire
Writing paper and envelopes | Papier à lettres et enveloppes | 15.00 | | 20 sheets, 20 envelopes; 20 feuilles, 20 enveloppes
# toys kids
Soft bear | Ours en peluche | 24.00 | bear | Washable; lavable
Harbour puzzle | Puzzle du port | 19.00 | pieces | Recycled card; carton recyclé
Wooden train | Train en bois | 39.00 | | Beech, from two years; hêtre, dès deux ans
Wooden yo-yo | Yo-yo en bois | 9.00 | colour | With spare string; ficelle de rechange
Kite | Cerf-volant | 25.00 | colour | Easy launch, 30 m line; envol facile, fil de 30 m
Family board game | Jeu de société familial | 29.00 | | Two to six players, 40 minutes; deux à six joueurs, 40 minutes
Folding chess set | Jeu d'échecs pliant | 34.00 | | Walnut and maple; noyer et érable
Nesting dolls | Poupées gigognes | 22.00 | | Five pieces, painted by hand; cinq pièces, peintes à la main
Three-wheel scooter | Trottinette à trois roues | 59.00 | colour | From three years; dès trois ans
Finger paint set | Coffret de peinture aux doigts | 16.00 | | Four washable colours; quatre couleurs lavables
# kidswear kids clothes
Children's sailor top | Marinière enfant | 19.00 | age | Cotton; coton
Socks, pack of three | Chaussettes, lot de trois | 9.00 | age | Combed cotton; coton peigné
Yellow raincoat | Ciré jaune | 39.00 | age | Waterproof, hooded; imperméable, à capuche
Gathered dress | Robe à fronces | 29.00 | age | Cotton gauze; gaze de coton
Cotton bodysuits, pack of two | Bodies en coton, lot de deux | 18.00 | months | Organic cotton; coton bio
Sun hat | Bob de soleil | 14.00 | hat | UPF 50+; UPF 50+
# beauty perfume
Orange blossom eau de toilette | Eau de toilette à la fleur d'oranger | 39.00 | volume | Fresh, floral; fraîche, florale
Jasmine perfume | Parfum au jasmin | 49.00 | volume | White flowers and musk; fleurs blanches et musc
Fig and cedar eau de parfum | Eau de parfum figue et cèdre | 65.00 | volume | Green, woody; verte, boisée
Satin lipstick | Rouge à lèvres satiné | 16.00 | lip | Vegetable waxes; cires végétales
Moisturising face cream | Crème de jour hydratante | 28.00 | | 50 ml, all skins; 50 ml, toutes peaux
Olive oil soap | Savon à l'huile d'olive | 6.50 | scent | 100 g, cold process; 100 g, saponification à froid
Nail varnish | Vernis à ongles | 11.00 | lip | Plant-based; base végétale
Wooden hairbrush | Brosse à cheveux en bois | 19.00 | | Boar-free bristles; poils végétaux
Clay mask | Masque à l'argile | 17.00 | | 100 ml, pink clay; 100 ml, argile rose
Bath salts with lavender | Sels de bain à la lavande | 12.00 | | 400 g, sea salt; 400 g, sel marin
Argan body oil | Huile corporelle à l'argan | 24.00 | | 100 ml, cold pressed; 100 ml, première pression à froid
Rosemary shampoo | Shampooing au romarin | 13.00 | volume | For normal hair; pour cheveux normaux
Tinted lip balm | Baume à lèvres teinté | 9.00 | lip | Beeswax and shea; cire d'abeille et karité
Safety razor | Rasoir de sûreté | 34.00 | | Chromed brass; laiton chromé
Beard oil | Huile à barbe | 18.00 | | 30 ml, cedar scent; 30 ml, parfum de cèdre
Rose water | Eau de rose | 11.00 | | 200 ml, steam distilled; 200 ml, distillation à la vapeur
Discovery gift box | Coffret découverte | 39.00 | | Four travel sizes; quatre formats voyage
Massage candle | Bougie de massage | 22.00 | scent | Shea and almond; karité et amande
# garden garden florist
Tomato seeds, four varieties | Graines de tomates, quatre variétés | 8.90 | | Organic, open-pollinated; bio, reproductibles
Meadow flower seeds | Graines de prairie fleurie | 7.50 | | For 10 m²; pour 10 m²
Small cactus | Petit cactus | 9.50 | | 8 cm pot; pot de 8 cm
Monstera | = | 29.00 | plant | In nursery pot; en pot de culture
Herb planter | Jardinière d'aromatiques | 24.00 | | Basil, mint, chives; basilic, menthe, ciboulette
Zinc watering can | Arrosoir en zinc | 34.00 | | 5 litres, brass rose; 5 litres, pomme en laiton
Gardening gloves | Gants de jardin | 14.00 | hat | Leather palms; paumes en cuir
Insect hotel | Hôtel à insectes | 27.00 | | Untreated wood; bois non traité
# tools garden hardware
Claw hammer | Marteau arrache-clou | 19.00 | | Ash handle; manche en frêne
Screwdriver set | Jeu de tournevis | 24.00 | | Eight pieces; huit pièces
Adjustable spanner | Clé à molette | 18.00 | | Opens to 30 mm; ouverture 30 mm
Hand saw | Scie égoïne | 22.00 | | 50 cm, hardened teeth; 50 cm, dents trempées
Toolbox with 60 tools | Boîte de 60 outils | 89.00 | | Steel case; coffret en acier
Tape measure, 5 m | Mètre ruban, 5 m | 9.50 | | Magnetic hook; crochet aimanté
Folding stepladder | Escabeau pliant | 49.00 | | Four steps, 150 kg; quatre marches, 150 kg
Box of assorted screws | Coffret de vis assorties | 16.00 | | 300 pieces; 300 pièces
Garden axe | Hachette de jardin | 29.00 | | Forged head, 600 g; tête forgée de 600 g
Builder's bucket | Seau de maçon | 7.50 | | 12 litres; 12 litres
Workshop torch | Lampe d'atelier | 19.00 | | Magnetic base; base aimantée
Work gloves | Gants de travail | 9.00 | hat | Reinforced palms; paumes renforcées
Extension lead, 5 m | Rallonge électrique, 5 m | 16.00 | | Three sockets; trois prises
LED bulbs, pack of four | Ampoules LED, lot de quatre | 14.00 | | E27, warm white; E27, blanc chaud
Brass padlock | Cadenas en laiton | 12.00 | | Two keys; deux clés
Quick-setting mortar, 5 kg | Mortier à prise rapide, 5 kg | 8.50 | | For small repairs; pour petites réparations
Wall hooks, set of five | Crochets muraux, lot de cinq | 8.00 | | Steel, screws included; acier, vis fournies
Paintbrush set | Jeu de pinceaux | 13.00 | | Three widths; trois largeurs
# music-shop music
Classical guitar | Guitare classique | 159.00 | guitar | Spruce top; table en épicéa
Portable keyboard | Clavier portable | 139.00 | | 61 keys; 61 touches
Hand drum | Tambour à main | 69.00 | | Goat skin, 30 cm; peau de chèvre, 30 cm
Violin for beginners | Violon d'étude | 219.00 | violin | With bow and case; archet et étui fournis
Banjo | = | 249.00 | | Five strings; cinq cordes
Wooden recorder | Flûte à bec en bois | 29.00 | | Pear wood; poirier
Songs of the coast, songbook | Chansons de la côte, recueil | 18.00 | | 40 songs with chords; 40 chansons avec accords
Student trumpet | Trompette d'étude | 289.00 | | Brass, with case; laiton, étui fourni
# flowers florist
Seasonal bouquet | Bouquet de saison | 29.00 | bouquet | Flowers of the day; fleurs du jour
Bouquet of roses | Bouquet de roses | 39.00 | bouquet | Long stems; longues tiges
Bunch of tulips | Botte de tulipes | 14.00 | colour | Ten stems; dix tiges
Bunch of sunflowers | Botte de tournesols | 16.00 | | Five stems; cinq tiges
White orchid | Orchidée blanche | 27.00 | | In a ceramic pot; cache-pot en céramique
Dried flower wreath | Couronne de fleurs séchées | 34.00 | | Made in the shop; composée à l'atelier
`;
