/** Key | picture | English | French. */
export const vehicleCategoryTable = `
city-cars | 🚗 | City cars | Citadines
estates | 🚙 | Estates and SUVs | Breaks et SUV
vans | 🚐 | Vans and minibuses | Utilitaires et minibus
two-wheelers | 🛵 | Scooters and motorcycles | Scooters et motos
bicycles | 🚲 | Bicycles | Vélos
prestige | 🏎️ | Sport and prestige | Sport et prestige
campers | 🚐 | Campers | Vans aménagés
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

/**
 * Picture | category | brand | model | seats | engine | power | fuel | gearbox | air condition
 * | price per hour | per day | per kilometre (`-`: not available) | English | French description.
 */
export const vehicleTable = `
🚗 | city-cars | valmer | Pico | 4 | 1.0 L | 70 hp | petrol | manual | yes | 6.00 | 34.00 | 0.35 | Small outside, four real seats inside: parks anywhere in the old town. | Petite dehors, quatre vraies places dedans : elle se gare partout dans la vieille ville.
🚗 | city-cars | valmer | Pico E | 4 | electric | 95 hp | electric | automatic | yes | 7.50 | 42.00 | 0.30 | Silent and quick at the lights; 250 km on a charge. | Silencieuse et vive au feu vert ; 250 km d'autonomie.
🚗 | city-cars | arden | Lio | 5 | 1.2 L | 85 hp | petrol | manual | yes | 6.50 | 36.00 | 0.35 | Easy to drive, with a boot for a weekend. | Facile à conduire, un coffre pour le week-end.
🚗 | city-cars | solane | Mira | 5 | 1.2 L | 100 hp | hybrid | continuously_variable | yes | 8.00 | 45.00 | 0.32 | A hybrid that hardly drinks in town. | Une hybride qui consomme très peu en ville.
🚗 | city-cars | brivio | Uno Più | 4 | 0.9 L | 65 hp | petrol | semi_automatic | no | 5.00 | 29.00 | 0.33 | The cheapest way to four wheels. | Le moyen le moins cher d'avoir quatre roues.
🚙 | estates | arden | Trail | 5 | 2.0 L | 150 hp | diesel | manual | yes | 10.00 | 62.00 | 0.45 | Room for five and their luggage on any road. | De la place pour cinq et leurs bagages, sur toutes les routes.
🚙 | estates | nordhal | Vidda | 5 | 2.0 L | 190 hp | hybrid | automatic | yes | 13.00 | 79.00 | 0.50 | A calm family estate with a very long boot. | Un break familial et serein, au très long coffre.
🚙 | estates | nordhal | Fjell | 7 | 2.0 L | 200 hp | diesel | automatic | yes | 15.00 | 89.00 | 0.55 | Seven seats and four-wheel drive for the hills. | Sept places et quatre roues motrices pour les collines.
🚙 | estates | solane | Terra E | 5 | electric | 204 hp | electric | automatic | yes | 14.00 | 82.00 | 0.42 | Electric, 450 km on a charge, a bicycle fits inside. | Électrique, 450 km d'autonomie, un vélo tient à l'intérieur.
🚙 | estates | brivio | Campo | 5 | 1.6 L | 120 hp | cng | dual_clutch | yes | 9.50 | 56.00 | 0.38 | Runs on natural gas, with a high driving seat. | Roule au gaz naturel, avec une assise haute.
🚐 | vans | tamsen | Cargo 6 | 3 | 2.0 L | 130 hp | diesel | manual | yes | 11.00 | 65.00 | 0.48 | Six cubic metres: a studio moves in one go. | Six mètres cubes : un studio déménage en un seul trajet.
🚐 | vans | tamsen | Cargo 12 | 3 | 2.3 L | 145 hp | diesel | manual | yes | 14.00 | 84.00 | 0.58 | Twelve cubic metres, low loading edge. | Douze mètres cubes, seuil de chargement bas.
🚐 | vans | tamsen | Bus 9 | 9 | 2.0 L | 150 hp | diesel | automatic | yes | 16.00 | 95.00 | 0.60 | Nine seats for a team, a band or a large family. | Neuf places pour une équipe, un groupe ou une grande famille.
🚚 | vans | tamsen | Box 20 | 3 | 2.3 L | 165 hp | diesel | manual | no | 19.00 | 119.00 | 0.75 | Twenty cubic metres with a tail lift; an ordinary licence is enough. | Vingt mètres cubes avec hayon ; le permis ordinaire suffit.
🛵 | two-wheelers | kestro | Zip 50 | 2 | 50 cc | 4 hp | petrol | automatic | no | 3.50 | 22.00 | - | Two helmets included; straight to the beach. | Deux casques inclus ; direction la plage.
🛵 | two-wheelers | kestro | Volt | 2 | electric | 6 hp | electric | automatic | no | 4.00 | 25.00 | - | Electric scooter, 80 km on a charge. | Scooter électrique, 80 km d'autonomie.
🛵 | two-wheelers | kestro | Zip 125 | 2 | 125 cc | 11 hp | petrol | automatic | no | 5.00 | 31.00 | - | For the coast road; motorcycle licence needed. | Pour la route de la côte ; permis moto exigé.
🏍️ | two-wheelers | orsay-moto | Route 700 | 2 | 700 cc | 73 hp | petrol | manual | no | 11.00 | 74.00 | 0.45 | A roadster for the bends above the bay. | Un roadster pour les virages au-dessus de la baie.
🏍️ | two-wheelers | orsay-moto | Trek 900 | 2 | 900 cc | 95 hp | petrol | manual | no | 13.00 | 89.00 | 0.50 | Panniers and screen for long days. | Valises et bulle pour les longues journées.
🚲 | bicycles | velours | Quai | 1 | - | - | electric | manual | no | 2.50 | 14.00 | - | Electric city bicycle with basket and lock. | Vélo de ville électrique, panier et antivol fournis.
🚲 | bicycles | velours | Famille | 1 | - | - | electric | automatic | no | 4.00 | 26.00 | - | Cargo bicycle for two children and the shopping. | Vélo cargo pour deux enfants et les courses.
🚲 | bicycles | velours | Sentier | 1 | - | - | electric | manual | no | 3.50 | 24.00 | - | Electric mountain bike for the hill paths. | VTT électrique pour les sentiers des collines.
🏎️ | prestige | castell | Spider | 2 | 2.0 L | 250 hp | petrol | dual_clutch | yes | 29.00 | 189.00 | 1.20 | Roof down in twelve seconds, sea on the right. | Le toit s'ouvre en douze secondes, la mer à droite.
🏎️ | prestige | castell | GT 4 | 4 | 3.0 L | 340 hp | petrol | automatic | yes | 35.00 | 239.00 | 1.50 | For a wedding or a Sunday to remember. | Pour un mariage ou un dimanche mémorable.
🚘 | prestige | nordhal | Ambassad | 5 | electric | 300 hp | electric | automatic | yes | 28.00 | 179.00 | 1.10 | A quiet saloon with room to stretch. | Une berline silencieuse où l'on peut s'étendre.
🚐 | campers | tamsen | Nomade 2 | 2 | 2.0 L | 140 hp | diesel | manual | yes | - | 98.00 | 0.50 | Bed for two, stove and fridge; sleep by the sea. | Lit pour deux, réchaud et réfrigérateur ; dormir face à la mer.
🚐 | campers | tamsen | Nomade 4 | 4 | 2.3 L | 160 hp | diesel | automatic | yes | - | 129.00 | 0.58 | Raised roof, four beds, outdoor shower. | Toit relevable, quatre couchages, douche extérieure.
`;

/** Name | district | hours | categories of its vehicles | marks | number of kinds of vehicles. */
export const providerTable = `
Belrive Mobilité | 3 | always | city-cars, estates, vans | featured | 8
Loca Gare | 3 | all-day | city-cars, estates, prestige | recommended discount | 7
Auto Soleil | 2 | mall | city-cars, two-wheelers | announcement | 6
Les Deux Roues du Port | 1 | all-day | two-wheelers, bicycles | featured | 6
Vélo Rive | 2 | mall | bicycles | recommended free | 3
Tamaris Utilitaires | 5 | market | vans, campers | discount | 4
Prestige Riviera | 0 | mall | prestige, estates | featured | 4
Vanlife Belrive | 6 | mall | campers, vans | recommended | 2
`;
