import { localized } from "../../../content/text-table.ts";

/** Descriptions of products: English | French. Heading: subcategory, or `any`. */
export const groceryDescriptionTable = `
# orchard-fruit
Picked ripe in the orchards above the town. | Récolte à maturité dans les vergers des hauteurs.
Juicy and fragrant, sorted by hand. | Du jus, du parfum, un tri à la main.
# citrus
Untreated after harvest: the zest can be used. | Sans traitement après récolte : le zeste se mange.
Full of juice, from family groves in the south. | Beaucoup de jus, de vergers familiaux du Sud.
# berries
Picked at dawn, delivered the same day. | Cueillette à l'aube, livraison le jour même.
# exotic-fruit
Shipped by sea and ripened slowly. | Transport par bateau et mûrissage lent.
# summer-vegetables
Grown in open soil, a few kilometres from the harbour. | Culture en pleine terre, à quelques kilomètres du port.
Harvested this week by growers of the valley. | Récolte de la semaine, chez les maraîchers de la vallée.
# root-vegetables
Sandy soil gives a fine skin and a sweet taste. | Une terre sableuse, une peau fine et un goût sucré.
Keeps well in a cool dark place. | Bonne conservation au frais et à l'abri de la lumière.
# leaf-vegetables
Cut this morning; rinse and enjoy. | Coupe du matin ; à rincer et à savourer.
# herbs
Fragrant and fresh; keep the stems in water. | Parfum et fraîcheur ; garder les tiges dans l'eau.
# cheese
Cut to order by our cheesemonger. | Coupe à la demande par notre fromager.
Matured in our own cellar. | Affinage dans notre propre cave.
# milk-yoghurt
From farms within fifty kilometres. | De fermes situées à moins de cinquante kilomètres.
# eggs
Laid this week by hens that go outdoors. | Ponte de la semaine, poules élevées en plein air.
# meat
Cut by our butcher; origin shown on the label. | Découpe par notre boucher ; origine indiquée sur l'étiquette.
# poultry
Raised outdoors and fed on grain. | Élevage en plein air, alimentation aux céréales.
# charcuterie
Seasoned and matured the old way. | Assaisonnement et séchage à l'ancienne.
# fishmonger
Landed at the Belrive market hall. | Arrivage de la criée de Belrive.
Prepared on request: just leave a note. | Préparation sur demande : laissez une note.
# grocery-bread
Baked this morning. | Cuisson du matin.
# pasta-rice
A staple that always finds its use. | Un indispensable du placard.
# tins
Ready to open on busy evenings. | Pour les soirs sans temps.
# oils-spices
A little is enough to change a dish. | Il en faut peu pour changer un plat.
# breakfast-shelf
For mornings that begin slowly. | Pour les matins qui prennent leur temps.
# chocolate-biscuits
For the four o'clock break. | Pour la pause de quatre heures.
# nuts-snacks
For sharing, at the table or on the beach. | À partager, à table ou à la plage.
# water-soda
Best served well chilled. | Meilleur goût bien frais.
# juice-shelf
Nothing but fruit; shake before serving. | Rien que du fruit ; agiter avant de servir.
# coffee-tea
Small batches, prepared in town every week. | En petites quantités, préparation en ville chaque semaine.
# wine
Sold to adults only. Drink responsibly. | Vente interdite aux mineurs. À consommer avec modération.
# beer-cider
Sold to adults only. Drink responsibly. | Vente interdite aux mineurs. À consommer avec modération.
# frozen
Keep at -18 °C; never refreeze. | À conserver à -18 °C ; ne jamais recongeler.
# cleaning
Works well and smells of little. | De l'efficacité, presque sans odeur.
# paper
Always good to have one more at home. | Toujours utile d'en avoir d'avance.
# body-care
For the whole family, every day. | Pour toute la famille, chaque jour.
# baby-shelf
Ask your doctor about what suits your child's age. | Demandez conseil à votre médecin selon l'âge de l'enfant.
# pet-shelf
For companions with a good appetite. | Pour les compagnons de bon appétit.
`;

/** Producers of the town, as name suffixes for repeated products. */
export const producers = [
  "Ferme des Aubiers",
  "Domaine du Levant",
  "Moulin de la Rive",
  "Les Jardins de Salvia",
  "Clos Mirabel",
  "Ferme du Grand Pré",
  "Mas des Cigales",
  "Coteaux de Belrive",
  "La Petite Récolte",
  "Maison Castagne",
  "Ferme de la Combe",
  "Les Terres Blanches",
  "Bergerie du Causse",
  "Val d'Orbe",
  "Maison Rocheblave",
  "Le Clos des Moines",
];

/** The boats of the harbour, as name suffixes for fish. */
export const boats = [
  "Belle Étoile",
  "Saint-Elme",
  "Petit Mousse",
  "Marie-Jeanne",
  "Cap Levant",
  "Fleur des Passes",
  "Océane",
  "Le Grand Louis",
  "Ar Mor",
  "Deux Frères",
  "Reine des Flots",
  "La Mouette",
];

export const packs = [
  localized("family pack", "format familial"),
  localized("travel size", "format voyage"),
  localized("double pack", "lot double"),
  localized("economy pack", "format économique"),
  localized("refill", "recharge"),
  localized("small pack", "petit format"),
  localized("club pack", "format collectivité"),
  localized("plant-based", "origine végétale"),
  localized("made in Europe", "fabrication européenne"),
  localized("essential range", "gamme essentielle"),
  localized("fragrance-free", "sans parfum"),
  localized("shop's own", "marque du magasin"),
];
