import type { LocalizedText } from "@errand/core/language";
import { localizedCells, tableRows } from "./text-table.ts";

/** English | French. Heading: slug of the provider. What its customers agree to: licence, deposit, energy, return. */
const ruleTable = `
# belrive-mobilite
Drivers of cars and vans are at least 21 and have held a licence for two years; bring it to the handover. | Conducteurs de voitures et d'utilitaires : 21 ans minimum et permis depuis deux ans ; présentez-le à la remise.
Deposit: 400 € on your card, released within two days of the return; 50 € for bicycles. | Caution : 400 € sur votre carte, libérée sous deux jours après le retour ; 50 € pour les vélos.
Return the tank or the battery as you received it; a missing litre costs 2.50 €. | Rendez le plein ou la batterie comme à la remise ; le litre manquant coûte 2,50 €.
An hour of delay is free of charge if you tell us; after that each hour is charged. | Une heure de retard est offerte si vous prévenez ; au-delà, chaque heure est facturée.
Open around the clock: the keys are in a box that your phone opens. | Ouvert jour et nuit : les clés sont dans une boîte que votre téléphone ouvre.
# loca-gare
Drivers are at least 23 and have held a licence for three years; at least 28 for sport and prestige. | Conducteurs : 23 ans minimum et permis depuis trois ans ; 28 ans pour sport et prestige.
Deposit: 600 € on your card, 2,500 € for sport and prestige. | Caution : 600 € sur votre carte, 2 500 € pour sport et prestige.
Full to full: we hand over a full tank and take a full tank back. | Plein contre plein : nous remettons un plein, nous reprenons un plein.
Your train is late? We keep the vehicle for two hours, free of charge. | Votre train a du retard ? Nous gardons le véhicule deux heures, sans frais.
With driver: luggage, tolls and waiting within the booked time are included. | Avec chauffeur : bagages, péages et attente pendant la durée réservée sont compris.
# auto-soleil
Drivers of cars are at least 21; the Duo can be driven from 16 with the light licence. | Voitures : 21 ans minimum ; la Duo se conduit dès 16 ans avec le permis AM.
Scooters of 125 cm³ and motorcycles need a motorcycle licence. | Scooters 125 cm³ et motos : permis moto exigé.
Deposit: 350 € for cars, 250 € for two wheels, 1,000 € for classic cars. | Caution : 350 € pour les voitures, 250 € pour les deux-roues, 1 000 € pour les voitures de collection.
Bring it back with the fuel you left with; sand is fine, we hoover. | Rendez-la avec le carburant du départ ; le sable n'est pas un problème, nous aspirons.
Later than half an hour costs one hour more. | Au-delà d'une demi-heure de retard, une heure de plus est due.
# les-deux-roues-du-port
Two helmets and gloves are included; closed shoes are yours to bring. | Deux casques et des gants sont fournis ; venez en chaussures fermées.
50 cm³ from 16 with the light licence; 125 cm³ and motorcycles from 21 with a motorcycle licence. | 50 cm³ dès 16 ans avec le permis AM ; 125 cm³ et motos dès 21 ans avec le permis moto.
Deposit: 300 € for scooters, 900 € for motorcycles, 80 € for bicycles. | Caution : 300 € pour les scooters, 900 € pour les motos, 80 € pour les vélos.
Return with a full tank, or with any charge for electric ones. | Retour avec le plein, ou avec n'importe quelle charge pour l'électrique.
After closing time, park in front of the door and drop the key in the box. | Après la fermeture, garez-vous devant la porte et glissez la clé dans la boîte.
# velo-rive
Bicycles from 14 years, kick scooters and cargo bicycles from 16. | Vélos dès 14 ans, trottinettes et vélos cargos dès 16 ans.
Deposit: 80 € on your card, 200 € for cargo bicycles. | Caution : 80 € sur votre carte, 200 € pour les vélos cargos.
Always lock the frame to something that stays where it is. | Attachez toujours le cadre à quelque chose qui reste en place.
Bring it back to any of our stations; a quarter of an hour late costs nothing. | Rendez-le dans n'importe laquelle de nos stations ; un quart d'heure de retard est gratuit.
# tamaris-utilitaires
Drivers are at least 21 and have held a licence for two years; an ordinary licence is enough for every van. | Conducteurs : 21 ans minimum et permis depuis deux ans ; le permis ordinaire suffit pour tous les utilitaires.
Deposit: 800 € on your card or by cheque. | Caution : 800 € par carte ou par chèque.
Diesel is full at the start and full at the end. | Le plein de gazole au départ, le plein au retour.
Straps and blankets are in the back: count them before you leave. | Les sangles et couvertures sont à l'arrière : comptez-les avant de partir.
Each hour begun after the agreed return is charged. | Toute heure entamée après le retour convenu est due.
# prestige-riviera
Drivers are at least 30 and have held a licence for five years. | Conducteurs : 30 ans minimum et permis depuis cinq ans.
Deposit: 3,000 € on a credit card in the driver's name. | Caution : 3 000 € sur une carte de crédit au nom du conducteur.
200 km a day are included; the tank comes back full, with 98. | 200 km par jour sont compris ; le réservoir revient plein, en SP98.
No smoking, and no dogs on the cream leather. | Non-fumeur, et pas de chien sur le cuir crème.
Let us know of a delay: another customer may be waiting for the same car. | Prévenez en cas de retard : un autre client attend peut-être la même voiture.
# vanlife-belrive
Drivers are at least 23 and have held a licence for three years. | Conducteurs : 23 ans minimum et permis depuis trois ans.
Deposit: 1,200 € on your card, released within a week. | Caution : 1 200 € sur votre carte, libérée dans la semaine.
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
