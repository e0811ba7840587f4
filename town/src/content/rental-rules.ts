import type { LocalizedText } from "@errand/core/language";
import { localizedCells, tableRows } from "./text-table.ts";

/**
 * English | French. Heading: slug of the provider. What its customers agree to beside its terms
 * (`rental-terms.ts`).
 */
const ruleTable = `
# belrive-mobilite
Bring your licence to the handover. | Présentez votre permis à la remise.
Return the tank or the battery as you received it; a missing litre costs 2.50 €. | Rendez le plein ou la batterie comme à la remise ; le litre manquant coûte 2,50 €.
An hour of delay is free of charge if you tell us; after that each hour is charged. | Une heure de retard est offerte si vous prévenez ; au-delà, chaque heure est facturée.
Open around the clock: ring at the gate, and we hand everything over. | Ouvert jour et nuit : sonnez au portail, nous vous remettons tout.
# loca-gare
Sport and prestige can be driven from 28. | Sport et prestige : 28 ans minimum.
Full to full: we hand over a full tank and take a full tank back. | Plein contre plein : nous remettons un plein, nous reprenons un plein.
Your train is late? We keep the vehicle for two hours, free of charge. | Votre train a du retard ? Nous gardons le véhicule deux heures, sans frais.
With driver: luggage, tolls and waiting within the booked time are included. | Avec chauffeur : bagages, péages et attente pendant la durée réservée sont compris.
# auto-soleil
The Duo can be driven from 16 with the light licence. | La Duo se conduit dès 16 ans avec le permis AM.
Scooters of 125 cm³ and motorcycles need a motorcycle licence. | Scooters 125 cm³ et motos : permis moto exigé.
Bring it back with the fuel you left with; sand is fine, we hoover. | Rendez-la avec le carburant du départ ; le sable n'est pas un problème, nous aspirons.
Later than half an hour costs one hour more. | Au-delà d'une demi-heure de retard, une heure de plus est due.
# les-deux-roues-du-port
Closed shoes are yours to bring. | Venez en chaussures fermées.
50 cm³ from 16 with the light licence; 125 cm³ and motorcycles from 21 with a motorcycle licence. | 50 cm³ dès 16 ans avec le permis AM ; 125 cm³ et motos dès 21 ans avec le permis moto.
Return with a full tank, or with any charge for electric ones. | Retour avec le plein, ou avec n'importe quelle charge pour l'électrique.
After closing time, park in front of the door and drop the key in the box. | Après la fermeture, garez-vous devant la porte et glissez la clé dans la boîte.
# velo-rive
Kick scooters and cargo bicycles from 16. | Trottinettes et vélos cargos dès 16 ans.
Always lock the frame to something that stays where it is. | Attachez toujours le cadre à quelque chose qui reste en place.
Bring it back to any of our stations; a quarter of an hour late costs nothing. | Rendez-le dans n'importe laquelle de nos stations ; un quart d'heure de retard est gratuit.
# tamaris-utilitaires
An ordinary licence is enough for every van. | Le permis ordinaire suffit pour tous les utilitaires.
Diesel is full at the start and full at the end. | Le plein de gazole au départ, le plein au retour.
Straps and blankets are in the back: count them before you leave. | Les sangles et couvertures sont à l'arrière : comptez-les avant de partir.
Each hour begun after the agreed return is charged. | Toute heure entamée après le retour convenu est due.
# prestige-riviera
200 km a day are included; the tank comes back full, with 98. | 200 km par jour sont compris ; le réservoir revient plein, en SP98.
No smoking, and no dogs on the cream leather. | Non-fumeur, et pas de chien sur le cuir crème.
Let us know of a delay: another customer may be waiting for the same car. | Prévenez en cas de retard : un autre client attend peut-être la même voiture.
# vanlife-belrive
Bedding, gas and fresh water are included; the waste water is emptied before the return. | Literie, gaz et eau claire sont compris ; les eaux usées sont vidées avant le retour.
Bring back the fuel you left with, and the kitchen clean. | Rendez le carburant du départ, et la cuisine propre.
Later than an hour costs half a day. | Plus d'une heure de retard coûte une demi-journée.
`;

/** The rules of each provider, by its slug. */
export const rentalRules: Map<string, LocalizedText[]> = new Map(
  [...Map.groupBy(tableRows(ruleTable), ({ heading }) => heading)].map(([provider, rows]) => [
    provider,
    rows.map((row) => localizedCells(row, 0)),
  ]),
);
