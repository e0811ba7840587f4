import type { DistrictKey } from "./belrive.types.ts";

/** The names of the streets of each district, with the article that follows "Rue". */
export const themes: Record<DistrictKey | "country", string[]> = {
  "old-town": list(`
    des Cordiers, des Tonneliers, des Drapiers, des Orfèvres, des Chaudronniers, des Vieux Boulangers, de la Halle au Blé,
    du Puits Doré, de la Vieille Monnaie, des Trois Pèlerins, du Chat qui Veille, de la Clef d'Argent, des Écrivains,
    du Four Banal, de la Poterne, de la Tour Carrée, des Arbalétriers, du Guet, de la Herse, du Chapitre, de l'Évêché,
    du Cloître, des Pénitents Bleus, de la Cloche Fêlée, du Beffroi, des Merciers, de l'Aiguillerie, de la Soie,
    des Teinturiers, du Sabot, de la Laine, de la Balance, du Poids Public, de l'Ancien Bailliage, du Sénéchal,
    des Ménétriers, de la Courte Échelle, du Pain Bénit, de la Vieille Prison, des Sœurs Grises, du Bon Secours,
    de l'Hospice, de la Charité, de la Porte Marine, du Mûrier, de la Treille, du Figuier, du Cadran, de l'Horloge,
    des Changeurs, du Parchemin, de la Cire, des Ciriers, des Vitriers, du Heaume, de l'Écu, de la Licorne, du Cygne Noir,
    du Cerf Volant, du Lion d'Or, de la Croix de Fer, du Vieux Colombier, de la Salamandre, des Bouquetières, de l'Étape,
    Sainte-Aurélie, Saint-Mauront, Saint-Guénolin, Sainte-Quitterie, Saint-Clair, Sainte-Ursule, Saint-Fiacre, Sainte-Bathilde`),
  harbour: list(`
    des Voiliers, de la Goélette, du Sémaphore, des Calfats, de l'Ancre, du Cabestan, de la Sardine, du Thon Blanc,
    de la Saline, des Filets, de la Voilerie, de la Corderie, du Bassin, des Dockers, de l'Arsenal, du Carénage,
    de la Glacière, des Mareyeurs, des Paludiers, de la Morue, des Terre-Neuvas, du Grand Large, de la Marée,
    de l'Écluse, des Pilotes, du Compas, du Sextant, de la Boussole, de la Vigie, de la Hune, du Grand Mât,
    de la Misaine, de la Brigantine, de l'Hermine, de la Belle Aurore, de la Gabelle, des Entrepôts, des Épices,
    du Cacao, de la Cannelle, des Îles, du Ponant, de la Chaloupe, du Tonnage, de la Pesée, de la Capitainerie`),
  beach: list(`
    des Mouettes, des Goélands, des Sternes, des Cormorans, des Bernaches, des Courlis, des Pétrels, des Macareux,
    des Coquillages, des Tellines, des Oursins, des Hippocampes, des Étoiles de Mer, de la Nacre, des Galets, du Sable Fin,
    de l'Estran, des Oyats, des Immortelles, des Tamaris, des Lauriers-Roses, des Hortensias, de la Brise, du Noroît,
    des Cabines, du Casino, des Ombrelles, des Régates, des Nageurs, du Tennis, de la Belle Époque, des Villas,
    du Soleil Couchant, de l'Horizon, de la Vague, de l'Écume, des Rouleaux, de la Marée Haute, du Vent d'Ouest, des Cerfs-Volants,
    de la Marelle, des Vacances, du Belvédère, des Planches, de la Terrasse, des Canisses`),
  station: list(`
    de la Locomotive, des Voyageurs, du Départ, de l'Aiguilleur, des Messageries, du Télégraphe, de la Poste, de la Fonderie,
    de la Verrerie, de la Filature, des Imprimeurs, de la Brasserie, du Gaz, des Ateliers, de la Manufacture, de l'Industrie,
    du Commerce, de l'Avenir, du Progrès, de l'Égalité, de la Fraternité, de la Paix, de la Concorde, de l'Union, du Onze Novembre,
    du Huit Mai, de Bordeaux, de Bayonne, de Toulouse, de Pau, de Nantes, de La Rochelle, de Bilbao, de Lisbonne, de Bruxelles,
    de Genève, du Musée, du Théâtre, du Lycée, de l'École Normale, de la Bibliothèque, du Conservatoire, de l'Observatoire,
    de la Justice, de la Banque, de l'Octroi, du Réservoir, du Dispensaire, de l'Abattoir, de la Caserne, du Manège, de la Rotonde,
    des Cheminots, du Quatre Septembre, du Viaduc, de la Passerelle, des Charrons, des Tramways, du Kiosque, du Square`),
  hills: list(`
    des Bouvreuils, des Mésanges, des Rossignols, des Fauvettes, des Chardonnerets, des Grives, du Loriot, du Coucou,
    de la Huppe, des Hirondelles, des Martinets, de la Bergerie, du Panorama, de la Butte, du Haut Chemin, de la Combe,
    du Vallon, de la Source, de la Fontaine aux Fées, du Vieux Chêne, des Ormes, des Érables, des Tilleuls, des Charmes,
    des Frênes, des Bouleaux, des Noisetiers, des Sorbiers, des Aubépines, des Églantiers, des Genêts, des Fougères,
    des Digitales, des Campanules, des Myosotis, des Pervenches, des Anémones, des Jonquilles, des Primevères, des Violettes,
    de la Clairière, de la Lisière, des Écureuils, du Chevreuil, des Hérissons, du Renard, du Blaireau, du Grand Duc,
    de la Garenne, du Moulin à Vent, de Bellevue, de Beausoleil, des Trois Clochers, de la Croix Blanche`),
  orchards: list(`
    des Abricotiers, des Amandiers, des Cerisiers, des Pommiers, des Poiriers, des Pruniers, des Pêchers, des Cognassiers,
    des Figuiers, des Noyers, des Néfliers, des Mirabelles, des Reinettes, des Groseilliers, des Framboises, des Mûres,
    des Cassis, de la Vigne, des Vendanges, du Pressoir, de la Treille Neuve, du Cellier, de la Grange, de la Métairie,
    de la Moisson, des Blés, des Avoines, du Sarrasin, du Lin, du Colza, des Tournesols, des Coquelicots, des Bleuets,
    de la Luzerne, du Trèfle, des Ruches, des Abeilles, du Miel, du Verger Clos, du Potager, des Jardiniers, des Pépinières,
    des Greffons, de la Serre, de la Noria, du Lavoir, de l'Abreuvoir, de la Faucille, du Sillon, des Semailles,
    du Grand Pré, des Prés Neufs, de la Prairie, du Ruisseau, de la Sarcelle, des Roseaux, des Iris, des Nénuphars`),
  point: list(`
    du Cap, de la Roche Percée, du Récif, de la Falaise, des Grottes, de l'Anse, de la Crique, du Ressac, des Brisants,
    des Naufrageurs, du Feu Blanc, du Gardien, de la Corne de Brume, des Vents, de la Tramontane, du Suroît, de l'Autan,
    de la Lande, des Ajoncs, des Bruyères Roses, des Arbousiers, des Genévriers, du Romarin, de la Lavande, du Thym,
    de la Sauge, du Fenouil Marin, des Cristes-Marines, des Armeries, des Chardons Bleus, des Pins Maritimes, des Pignes, des Gemmeurs,
    de la Résine, de la Cigale, du Lézard Vert, de la Vipérine, du Faucon, du Milan Noir, de la Batterie, de la Redoute,
    de la Poudrière, du Fortin, des Corsaires, de la Flibuste, du Trésor, de la Longue-Vue, du Finistère, de la Baleine,
    des Dauphins, du Phoque Gris, de l'Îlot, du Rocher Noir, de la Grande Dune`),
  country: list(`
    de la Ferme Haute, du Marais, des Hérons, de la Tuilerie, du Bois Brûlé, de la Mare aux Grenouilles, des Quatre Vents,
    de la Borde, du Pas de l'Âne, de la Croix des Landes, des Carrières, de la Sablière, de la Garde, de Peyrelongue,
    de Castelmaur, du Grand Fossé, de la Bécassière, des Résiniers, du Gué, de la Loutre, de la Cabane, des Palombes,
    du Loup Pendu, de Lasserade, du Bout du Monde, de la Chapelle Basse, des Trois Bornes, de l'Airial, du Pigeonnier`),
};

/** Names of invented citizens; each first name may be combined with each family name. */
export const firstNames = list(`
  Adèle, Alphonse, Augustin, Blanche, Célestin, Clémence, Colette, Denise, Edmond, Élise, Émile, Eugénie, Firmin, Gabrielle,
  Gaston, Hortense, Irène, Isidore, Jeanne, Joachim, Léonie, Lucien, Madeleine, Marcelin, Mathilde, Noémie, Octave,
  Pauline, Prosper, Rosalie, Sylvain, Théodore, Valentine, Victorine`);

export const familyNames = list(`
  Aubrenac, Barrescut, Belhoste, Bergerol, Bordelongue, Cantegril, Carrelasse, Castelbon, Cazenove, Chantemerle, Clavière,
  Darnaudat, Daubrive, Delestang, Destrac, Dufourcq, Escande, Espérandieu, Estrabaut, Fontarelle, Fourcassié, Gardelle,
  Garrelis, Giraudel, Gramontel, Hautecombe, Hourtané, Jaurbert, Labarrade, Lacassaigne, Lagarrosse, Lamothe-Rive, Larrivet,
  Lestrade, Loubeyrac, Malaure, Marsolan, Mauvernay, Mirambeau, Montaubric, Naudet, Noguérol, Ospitalet, Palaminy,
  Pelleport, Peyrelade, Piquemal, Poydenot, Puylaurent, Quercadel, Rabastel, Ribeyrac, Rocquemaure, Sallenave, Sarrazol,
  Ségalas, Soulacroix, Tastevin, Terrasson, Tournadre, Uzerche, Valcabrère, Vaudoncourt, Verdalle, Vidalenc, Villebrun, Yssartier`);

/** Titles before a family name without a first name: "Rue du Docteur Malaure". */
export const titles = list(
  "du Docteur, du Capitaine, de l'Abbé, de l'Amiral, du Professeur, du Commandant, du Notaire, du Pasteur",
);

function list(words: string): string[] {
  return words
    .split(",")
    .map((word) => word.trim().replace(/\s+/g, " "))
    .filter(Boolean);
}
