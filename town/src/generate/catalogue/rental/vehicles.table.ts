/** Key | picture | English | French. */
export const vehicleCategoryTable = `
city-cars | 🚗 | City cars | Citadines
estates | 🚙 | Estates and SUVs | Breaks et SUV
vans | 🚐 | Vans and minibuses | Utilitaires et minibus
two-wheelers | 🛵 | Scooters and motorcycles | Scooters et motos
bicycles | 🚲 | Bicycles and kick scooters | Vélos et trottinettes
prestige | 🏎️ | Sport and prestige | Sport et prestige
classics | 🚘 | Classic cars | Voitures de collection
campers | 🚐 | Campers | Vans aménagés
with-driver | 🚖 | With driver | Avec chauffeur
`;

/** Key | picture | name. */
export const vehicleBrandTable = `
valmer | 🚗 | Valmer
arden | 🚙 | Arden
solane | ☀️ | Solane
kestro | 🛵 | Kestro
nordhal | ❄️ | Nordhal
tamsen | 🚐 | Tamsen
orsay-moto | 🏍️ | Orsay Moto
velours | 🚲 | Vélours
castell | 🏎️ | Castell
brivio | 🚙 | Brivio
`;

/** Key | English | French. */
export const vehicleTagTable = `
child-seat | Child seat | Siège enfant
roof-box | Roof box | Coffre de toit
navigation | Navigation | GPS
camera | Reversing camera | Caméra de recul
tow-bar | Tow bar | Attelage
all-wheel | Four-wheel drive | Quatre roues motrices
helmets | Two helmets | Deux casques
top-case | Top case | Top-case
basket | Basket | Panier
lock | Lock included | Antivol fourni
rain-cover | Rain cover | Capote de pluie
tail-lift | Tail lift | Hayon élévateur
straps | Straps and blankets | Sangles et couvertures
open-top | Open top | Cabriolet
beach | Dogs welcome | Chiens bienvenus
kitchen | Kitchen on board | Cuisine à bord
solar | Solar panel | Panneau solaire
from-16 | From 16 years | Dès 16 ans
water | Water on board | Eau à bord
luggage | Room for luggage | Place pour les bagages
wedding | For weddings | Pour les mariages
`;

/**
 * Category | brand | model | seats | engine or battery | power | fuel | gearbox | air condition
 * | price per hour | per day | per kilometre (`-`: not available) | tags | English | French text.
 */
export const vehicleTable = `
city-cars | valmer | Pico | 4 | 1.0 L | 51 kW | petrol | manual | yes | 7.50 | 39.00 | 0.95 | navigation | Small outside, four real seats inside: parks anywhere in the old town. | Petite dehors, quatre vraies places dedans : elle se gare partout dans la vieille ville.
city-cars | valmer | Pico E | 4 | 38 kWh | 70 kW | electric | automatic | yes | 8.50 | 45.00 | 0.89 | navigation, camera | Silent and quick at the lights; 250 km on a charge. | Silencieuse et vive au feu vert ; 250 km d'autonomie.
city-cars | valmer | Duo | 2 | 5.5 kWh | 6 kW | electric | automatic | no | 6.00 | 29.00 | 0.79 | from-16 | Two seats, 45 km/h and a roof: the quadricycle that the light licence allows. | Deux places, 45 km/h et un toit : la voiturette que permet le permis AM.
city-cars | arden | Lio | 5 | 1.2 L | 63 kW | petrol | manual | yes | 8.00 | 42.00 | 0.98 | child-seat, navigation | Easy to drive, with a boot for a weekend. | Facile à conduire, un coffre pour le week-end.
city-cars | arden | Lio Hybrid | 5 | 1.5 L | 85 kW | hybrid | automatic | yes | 9.00 | 49.00 | 0.95 | child-seat, camera | The same boot without changing gears, and half the stops at the pump. | Le même coffre sans changer de vitesse, et deux fois moins d'arrêts à la pompe.
city-cars | solane | Mira | 5 | 1.2 L | 74 kW | hybrid | continuously_variable | yes | 9.00 | 48.00 | 0.94 | navigation | A hybrid that hardly drinks in town. | Une hybride qui consomme très peu en ville.
city-cars | solane | Mira Gaz | 5 | 1.0 L | 66 kW | cng | manual | yes | 8.00 | 41.00 | 0.92 | child-seat | Runs on natural gas from the valley's own plant; the boot is a little shorter. | Roule au gaz produit dans la vallée ; le coffre est un peu plus court.
city-cars | brivio | Uno Più | 4 | 0.9 L | 48 kW | petrol | semi_automatic | no | 6.00 | 32.00 | 0.90 | beach | The cheapest way to four wheels. | Le moyen le moins cher d'avoir quatre roues.
city-cars | brivio | Due E | 4 | 42 kWh | 87 kW | electric | automatic | yes | 9.50 | 52.00 | 0.92 | camera, navigation | Round, cheerful and electric; charged to 80% in half an hour. | Ronde, joyeuse et électrique ; rechargée à 80 % en une demi-heure.
estates | arden | Trail | 5 | 2.0 L | 110 kW | diesel | manual | yes | 11.00 | 66.00 | 1.20 | tow-bar, roof-box | Room for five and their luggage on any road. | De la place pour cinq et leurs bagages, sur toutes les routes.
estates | arden | Trail 4 | 5 | 2.0 L | 125 kW | diesel | dual_clutch | yes | 13.00 | 78.00 | 1.30 | all-wheel, tow-bar | Four driven wheels and a tow bar: the boat comes along. | Quatre roues motrices et un attelage : le bateau vient aussi.
estates | nordhal | Vidda | 5 | 2.0 L | 140 kW | hybrid | automatic | yes | 13.50 | 82.00 | 1.25 | child-seat, navigation | A calm family estate with a very long boot. | Un break familial et serein, au très long coffre.
estates | nordhal | Fjell | 7 | 2.0 L | 147 kW | diesel | automatic | yes | 15.50 | 94.00 | 1.40 | all-wheel, child-seat | Seven seats and four-wheel drive for the hills. | Sept places et quatre roues motrices pour les collines.
estates | solane | Terra E | 5 | 77 kWh | 150 kW | electric | automatic | yes | 14.50 | 86.00 | 1.15 | camera, beach | Electric, 450 km on a charge, a bicycle fits inside. | Électrique, 450 km d'autonomie, un vélo tient à l'intérieur.
estates | solane | Terra 7 | 7 | 1.8 L | 103 kW | hybrid | continuously_variable | yes | 14.00 | 85.00 | 1.28 | child-seat, luggage | Two rows for the children, sliding seats, and still room for the parasol. | Deux rangées pour les enfants, des sièges coulissants, et encore de la place pour le parasol.
estates | brivio | Campo | 5 | 1.6 L | 88 kW | cng | dual_clutch | yes | 10.50 | 59.00 | 1.10 | navigation | Runs on natural gas, with a high driving seat. | Roule au gaz naturel, avec une assise haute.
estates | brivio | Monte | 5 | 1.5 L | 110 kW | petrol | automatic | yes | 12.00 | 69.00 | 1.22 | camera, roof-box | A compact SUV that still fits between two plane trees. | Un SUV compact qui se glisse encore entre deux platanes.
vans | tamsen | Cargo 3 E | 2 | 45 kWh | 90 kW | electric | automatic | yes | 10.50 | 58.00 | 1.25 | straps | Three cubic metres, electric: allowed in the old town all day. | Trois mètres cubes, électrique : autorisé toute la journée dans la vieille ville.
vans | tamsen | Cargo 6 | 3 | 2.0 L | 96 kW | diesel | manual | yes | 12.00 | 68.00 | 1.40 | straps, camera | Six cubic metres: a studio moves in one go. | Six mètres cubes : un studio déménage en un seul trajet.
vans | tamsen | Cargo 9 | 3 | 2.0 L | 107 kW | diesel | manual | yes | 13.50 | 78.00 | 1.50 | straps, tow-bar | Nine cubic metres and a sliding door on both sides. | Neuf mètres cubes et une porte coulissante de chaque côté.
vans | tamsen | Cargo 12 | 3 | 2.3 L | 107 kW | diesel | manual | yes | 15.00 | 89.00 | 1.60 | straps, camera | Twelve cubic metres, low loading edge. | Douze mètres cubes, seuil de chargement bas.
vans | tamsen | Bus 9 | 9 | 2.0 L | 110 kW | diesel | automatic | yes | 17.00 | 105.00 | 1.70 | luggage, navigation | Nine seats for a team, a band or a large family. | Neuf places pour une équipe, un groupe ou une grande famille.
vans | tamsen | Bus 9 E | 9 | 89 kWh | 150 kW | electric | automatic | yes | 19.00 | 119.00 | 1.60 | luggage, camera | Nine seats without a sound, 320 km on a charge. | Neuf places sans un bruit, 320 km d'autonomie.
vans | tamsen | Box 20 | 3 | 2.3 L | 121 kW | diesel | manual | no | 20.00 | 129.00 | 1.95 | tail-lift, straps | Twenty cubic metres with a tail lift; an ordinary licence is enough. | Vingt mètres cubes avec hayon ; le permis ordinaire suffit.
two-wheelers | kestro | Zip 50 | 2 | 50 cm³ | 3 kW | petrol | automatic | no | 5.00 | 28.00 | 0.55 | helmets | Two helmets included; straight to the beach. | Deux casques inclus ; direction la plage.
two-wheelers | kestro | Volt | 2 | 2.7 kWh | 4 kW | electric | automatic | no | 5.50 | 30.00 | 0.49 | helmets, top-case | Electric scooter, 80 km on a charge. | Scooter électrique, 80 km d'autonomie.
two-wheelers | kestro | Volt 125 | 2 | 5.6 kWh | 9 kW | electric | automatic | no | 7.50 | 42.00 | 0.58 | helmets, top-case | Keeps up on the ring road and stays quiet in the lanes; motorcycle licence needed. | À l'aise sur la rocade, discret dans les ruelles ; permis moto exigé.
two-wheelers | kestro | Zip 125 | 2 | 125 cm³ | 8 kW | petrol | automatic | no | 6.50 | 38.00 | 0.60 | helmets | For the coast road; motorcycle licence needed. | Pour la route de la côte ; permis moto exigé.
two-wheelers | kestro | Zip 300 | 2 | 278 cm³ | 17 kW | petrol | continuously_variable | no | 9.00 | 54.00 | 0.68 | helmets, top-case | Comfortable for two as far as the lighthouse and back. | Confortable à deux jusqu'au phare, aller et retour.
two-wheelers | orsay-moto | Route 400 | 2 | 398 cm³ | 29 kW | petrol | manual | no | 11.00 | 69.00 | 0.75 | helmets | Light, round and easy: the motorcycle to begin with. | Légère, ronde et facile : la moto pour commencer.
two-wheelers | orsay-moto | Route 700 | 2 | 700 cm³ | 54 kW | petrol | manual | no | 13.00 | 84.00 | 0.85 | helmets | A roadster for the bends above the bay. | Un roadster pour les virages au-dessus de la baie.
two-wheelers | orsay-moto | Trek 900 | 2 | 900 cm³ | 70 kW | petrol | manual | no | 16.00 | 105.00 | 0.98 | helmets, luggage | Panniers and screen for long days. | Valises et bulle pour les longues journées.
bicycles | velours | Quai | 1 | 460 Wh | 250 W | electric | manual | no | 4.00 | 19.00 | 0.39 | basket, lock | Electric city bicycle with basket and lock. | Vélo de ville électrique, panier et antivol fournis.
bicycles | velours | Quai Confort | 1 | 625 Wh | 250 W | electric | automatic | no | 4.50 | 23.00 | 0.42 | basket, lock | Changes gear by itself, with a suspended saddle for the cobblestones. | Passe les vitesses tout seul, selle suspendue pour les pavés.
bicycles | velours | Famille | 1 | 725 Wh | 250 W | electric | automatic | no | 7.00 | 36.00 | 0.55 | rain-cover, lock | Cargo bicycle for two children and the shopping. | Vélo cargo pour deux enfants et les courses.
bicycles | velours | Porteur | 1 | 1000 Wh | 250 W | electric | automatic | no | 8.00 | 42.00 | 0.60 | straps, lock | A cargo bicycle for 100 kg: a small move, a market stall, a sound system. | Un vélo cargo pour 100 kg : un petit déménagement, un étal, une sono.
bicycles | velours | Sentier | 1 | 630 Wh | 250 W | electric | manual | no | 6.00 | 34.00 | - | lock | Electric mountain bike for the hill paths. | VTT électrique pour les sentiers des collines.
bicycles | velours | Sentier Crête | 1 | 750 Wh | 250 W | electric | manual | no | 8.00 | 46.00 | - | lock | Full travel front and rear for those who take the ridge down. | Tout suspendu, pour ceux qui descendent par la crête.
bicycles | velours | Filante | 1 | 550 Wh | 500 W | electric | automatic | no | 6.50 | 24.00 | 0.45 | lock, from-16 | Kick scooter for the promenade, 40 km on a charge. | Trottinette pour la promenade, 40 km d'autonomie.
prestige | castell | Spider | 2 | 2.0 L | 184 kW | petrol | dual_clutch | yes | 32.00 | 198.00 | 3.20 | open-top | Roof down in twelve seconds, sea on the right. | Le toit s'ouvre en douze secondes, la mer à droite.
prestige | castell | GT 4 | 4 | 3.0 L | 250 kW | petrol | automatic | yes | 39.00 | 249.00 | 3.80 | wedding | For a wedding or a Sunday to remember. | Pour un mariage ou un dimanche mémorable.
prestige | castell | GT 2 E | 2 | 84 kWh | 320 kW | electric | automatic | yes | 42.00 | 269.00 | 3.60 | camera | From the toll gate to the motorway before the song begins, and not a sound. | Du péage à l'autoroute avant que la chanson commence, et sans un bruit.
prestige | nordhal | Ambassad | 5 | 100 kWh | 220 kW | electric | automatic | yes | 30.00 | 185.00 | 2.90 | navigation, luggage | A quiet saloon with room to stretch. | Une berline silencieuse où l'on peut s'étendre.
classics | castell | Riviera 1964 | 4 | 1.8 L | 66 kW | petrol | manual | no | 38.00 | 210.00 | 3.50 | open-top, wedding | Chrome, cream leather and no roof: the convertible of every photograph of the bay. | Du chrome, du cuir crème et pas de toit : le cabriolet de toutes les photos de la baie.
classics | valmer | Coco 1972 | 4 | 1.2 L | 25 kW | petrol | manual | no | 26.00 | 139.00 | 2.60 | wedding | Round as a pebble, and people wave. It does not hurry, and neither should you. | Ronde comme un galet, et les gens saluent. Elle ne se presse pas ; vous non plus.
classics | arden | Grand Tour 1970 | 4 | 2.0 L | 77 kW | petrol | manual | no | 34.00 | 189.00 | 3.10 | wedding | A coupé from the years of long Sundays, with its first radio. | Un coupé du temps des longs dimanches, avec sa radio d'origine.
campers | tamsen | Nomade Mini | 2 | 1.5 L | 75 kW | diesel | manual | yes | 15.00 | 89.00 | 1.20 | kitchen, beach | Sleeps two where a car parks: bed, stove and a table on the tailgate. | Dort deux personnes là où se gare une voiture : lit, réchaud et table sur le hayon.
campers | tamsen | Nomade 2 | 2 | 2.0 L | 103 kW | diesel | manual | yes | 18.00 | 109.00 | 1.30 | kitchen, solar | Bed for two, stove and fridge; sleep by the sea. | Lit pour deux, réchaud et réfrigérateur ; dormir face à la mer.
campers | tamsen | Nomade 4 | 4 | 2.3 L | 118 kW | diesel | automatic | yes | 22.00 | 139.00 | 1.45 | kitchen, solar | Raised roof, four beds, outdoor shower. | Toit relevable, quatre couchages, douche extérieure.
campers | tamsen | Nomade 4 E | 4 | 89 kWh | 150 kW | electric | automatic | yes | 25.00 | 155.00 | 1.35 | kitchen, solar | Four beds and no engine to wake the neighbours; 300 km between two bays. | Quatre couchages et aucun moteur pour réveiller les voisins ; 300 km entre deux baies.
with-driver | tamsen | Bus 8 | 8 | 2.0 L | 110 kW | diesel | automatic | yes | 68.00 | 490.00 | 2.60 | luggage, child-seat | A minibus and its driver, from your door to the airport or through the vineyards. | Un minibus et son chauffeur, de votre porte à l'aéroport ou à travers les vignes.
with-driver | tamsen | Bus 8 E | 8 | 89 kWh | 150 kW | electric | automatic | yes | 72.00 | 520.00 | 2.70 | luggage, water | Eight guests, one driver and no noise: for dinners that end late. | Huit convives, un chauffeur et aucun bruit : pour les dîners qui finissent tard.
with-driver | nordhal | Ambassad VTC | 4 | 100 kWh | 220 kW | electric | automatic | yes | 58.00 | 420.00 | 2.30 | luggage, water | A saloon with its driver, who waits as long as the meeting lasts. | Une berline avec chauffeur, qui attend aussi longtemps que dure la réunion.
with-driver | castell | Riviera Noces | 3 | 1.8 L | 66 kW | petrol | manual | no | 95.00 | 640.00 | 4.50 | open-top, wedding | The convertible of 1964, driven by somebody who loves it. | Le cabriolet de 1964, conduit par quelqu'un qui l'aime.
`;

/**
 * Name | district | hours | categories of its vehicles | marks | number of kinds of vehicles |
 * districts where it hands over.
 */
export const providerTable = `
Belrive Mobilité | 3 | always | city-cars, estates, vans, bicycles | featured | 20 | 0, 1, 2, 3, 5, 6
Loca Gare | 3 | always | city-cars, estates, prestige, with-driver | recommended discount | 16 | 0, 1, 2, 3, 5, 6
Auto Soleil | 2 | always | city-cars, two-wheelers, classics | announcement | 14 | 0, 1, 2, 3, 5, 6
Les Deux Roues du Port | 1 | all-day | two-wheelers, bicycles | featured | 11 | 0, 1, 2, 3
Vélo Rive | 2 | always | bicycles | recommended free | 7 | 0, 1, 2, 3, 5, 6
Tamaris Utilitaires | 5 | market | vans, campers | featured | 9 | 1, 3, 5, 6
Prestige Riviera | 0 | mall | prestige, classics, with-driver | featured | 10 | 0, 1, 2
Vanlife Belrive | 6 | mall | campers, vans | recommended | 7 | 2, 3, 5, 6
`;
