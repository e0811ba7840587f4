/** Names of shopkeepers and places of the town, for the names of stores beyond the listed ones. */
export const holders =
  "Alvarez Amiel Arnaud Astruc Aubert Balmès Barral Bastide Bellini Berthier Blanc Bonnefoy Bosc Boyer Cabanel Calvet Castel Cazals Chevrier Colin Combes Cordier Costa Daumas Delmas Durand Escande Fabre Faucher Ferrand Fontan Gaillard Galtier Garnier Giral Granier Guibal Haddad Imbert Jalabert Jourdan Khelifi Lacombe Lafon Laurens Leroux Lopez Maurel Mazet Mercadier Michel Molina Nguyen Olivier Pagès Palmieri Pascal Pelletier Pons Poujol Puech Rey Ribes Rigal Roca Rouquette Roux Sabatier Salles Santini Serre Soler Tessier Thomas Valat Verdier Vernet Vidal Viguier Zanetti".split(
    " ",
  );

export const places = [
  "",
  "du Port",
  "des Halles",
  "de la Gare",
  "du Canal",
  "des Remparts",
  "des Collines",
  "du Phare",
  "de la Plage",
  "du Marché",
  "des Pins",
  "du Vieux Pont",
  "de la Place",
  "des Arcades",
  "du Moulin",
];
