/** The addresses of couriers and customers in each district, in the order of the delivery zones. */
export const districts: { couriersAt: string; customersAt: string }[] = [
  { couriersAt: "32 Rue du Chat qui Veille", customersAt: "4 Rue de la Salamandre" },
  { couriersAt: "12 Rue de la Chaloupe", customersAt: "4 Rue du Tonnage" },
  { couriersAt: "49 Rue du Docteur Vidalenc", customersAt: "11 Rue Pauline Sallenave" },
  { couriersAt: "20 Rue Adèle Loubeyrac", customersAt: "55 Rue des Cheminots" },
  { couriersAt: "2 Chemin de Peyrelongue", customersAt: "19 Allée de la Fontaine aux Fées" },
  { couriersAt: "9 Rue Rosalie Lestrade", customersAt: "1 Rue des Framboises" },
  { couriersAt: "9 Allée Firmin Noguérol", customersAt: "38 Rue de la Redoute" },
];
