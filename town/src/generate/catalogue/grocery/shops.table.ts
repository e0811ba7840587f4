/**
 * Kind | English | French | first words of the names of further shops
 * | relative number of items.
 */
export const groceryKindTable = `
market | Supermarket | Supermarché | Marché, Supérette, Halles | 50
convenience | Convenience store | Épicerie de nuit | Proxi, Dépanneur, Épicerie | 30
greengrocer | Greengrocer | Primeur | Primeur, Verger, Potager | 32
organic | Organic shop | Magasin bio | Bio, Graine, Vrac | 36
butcher | Butcher | Boucherie | Boucherie, Maison, Charcuterie | 22
fishmonger | Fishmonger | Poissonnerie | Poissonnerie, Criée, Marée | 16
dairy | Cheese shop | Fromagerie | Fromagerie, Crèmerie, Laiterie | 26
deli | Delicatessen | Épicerie fine | Épicerie, Comptoir, Délices | 36
roaster | Coffee and tea | Cafés et thés | Torréfaction, Brûlerie, Comptoir | 15
cellar | Wine shop | Cave à vins | Cave, Cellier, Caveau | 19
`;

/**
 * Name | kind | district | hours | marks. `large`: a supermarket with every aisle; `full`: with
 * every product.
 */
export const groceryShopTable = `
Marché Bonjour | market | 2 | market | featured discount
Supérette des Remparts | market | 0 | always | recommended
Halles de Belrive | market | 0 | market | full featured scheduled announcement
Le Grand Panier | market | 4 | all-day | discount
Coop de la Rive | market | 6 | market | large scheduled packaging
Épicerie Minuit | convenience | 0 | always | featured
Proxi Gare | convenience | 3 | always | recommended
La Dépanne | convenience | 5 | overnight | free
Primeur Bastide | greengrocer | 2 | shop | recommended
Le Verger d'Anaïs | greengrocer | 5 | shop | featured packaging
Potager du Port | greengrocer | 1 | market | free
Graine & Vrac | organic | 3 | shop | featured scheduled
Bio des Alouettes | organic | 4 | market | recommended
Boucherie Lambert | butcher | 0 | shop | recommended
Boucherie Al Baraka | butcher | 4 | market | halal
Maison Pruvost | butcher | 6 | shop | scheduled
Poissonnerie du Large | fishmonger | 6 | shop | featured announcement
La Criée | fishmonger | 1 | market | recommended
Fromagerie Saint-Jean | dairy | 2 | shop | featured
Délices & Terroir | deli | 4 | shop | discount
Brûlerie des Docks | roaster | 1 | market | recommended scheduled
Cave des Trois Vignes | cellar | 3 | shop | featured discount
Supermarché des Vergers | market | 5 | always | full recommended
Le Grand Marché de la Gare | market | 3 | all-day | large scheduled packaging
`;
