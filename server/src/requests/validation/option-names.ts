import type { Language, LocalizedText } from "@errand/core/language";

/** What people call the values that a parameter can be chosen from. */
const names: Record<string, LocalizedText> = {
  all: { en: "all", fr: "tout" },
  apple: { en: "Apple", fr: "Apple" },
  asc: { en: "ascending", fr: "croissant" },
  available_now: { en: "available now", fr: "disponible maintenant" },
  brand: { en: "by brand", fr: "par marque" },
  cash_on_delivery: { en: "cash on delivery", fr: "paiement à la livraison" },
  category: { en: "by category", fr: "par catégorie" },
  change_password: { en: "change password", fr: "changer le mot de passe" },
  coupon: { en: "with a coupon", fr: "avec un code promo" },
  currently_open: { en: "open now", fr: "ouvert maintenant" },
  delivery: { en: "delivery", fr: "livraison" },
  desc: { en: "descending", fr: "décroissant" },
  digital_payment: { en: "digital payment", fr: "paiement en ligne" },
  discounted: { en: "discounted", fr: "en promotion" },
  DRIVE: { en: "driving", fr: "en voiture" },
  email: { en: "e-mail", fr: "e-mail" },
  facebook: { en: "Facebook", fr: "Facebook" },
  fast_delivery: { en: "fast delivery", fr: "livraison rapide" },
  firebase: { en: "Firebase", fr: "Firebase" },
  free_delivery: { en: "free delivery", fr: "livraison offerte" },
  google: { en: "Google", fr: "Google" },
  halal: { en: "halal", fr: "halal" },
  high: { en: "highest price first", fr: "prix décroissant" },
  item: { en: "items", fr: "articles" },
  Item: { en: "item", fr: "article" },
  ItemCampaign: { en: "campaign item", fr: "article de campagne" },
  low: { en: "lowest price first", fr: "prix croissant" },
  manual: { en: "password", fr: "mot de passe" },
  nearby: { en: "nearby", fr: "à proximité" },
  new: { en: "new", fr: "nouveautés" },
  newly_joined: { en: "newly joined", fr: "récemment arrivés" },
  no: { en: "no", fr: "non" },
  non_veg: { en: "not vegetarian", fr: "non végétarien" },
  offline_payment: { en: "offline payment", fr: "paiement hors ligne" },
  organic: { en: "organic", fr: "bio" },
  otp: { en: "one-time code", fr: "code à usage unique" },
  phone: { en: "phone", fr: "téléphone" },
  popular: { en: "popular", fr: "populaires" },
  schedule_order: { en: "scheduled delivery", fr: "livraison programmée" },
  searched: { en: "searched", fr: "recherche" },
  SMS: { en: "text message", fr: "SMS" },
  social: { en: "social account", fr: "compte social" },
  store: { en: "stores", fr: "établissements" },
  take_away: { en: "take-away", fr: "à emporter" },
  top_rated: { en: "top rated", fr: "les mieux notés" },
  veg: { en: "vegetarian", fr: "végétarien" },
  WALK: { en: "walking", fr: "à pied" },
  wallet: { en: "wallet", fr: "portefeuille" },
  yes: { en: "yes", fr: "oui" },
};

/** Without a comma before the last word. */
const lists: Record<Language, Intl.ListFormat> = {
  en: new Intl.ListFormat("en-GB", { type: "disjunction" }),
  fr: new Intl.ListFormat("fr", { type: "disjunction" }),
};

/** Whether they are numbers, as the 0 and 1 of a flag. */
export function isNumeric(values: unknown[]): boolean {
  return values.every((value) => typeof value === "number");
}

/** What people call these values, as one list; null where one of them has no name or is the only one. */
export function optionNames(values: unknown[], language: Language): string | null {
  const named = values.map((value) =>
    typeof value === "number" ? String(value) : names[String(value)]?.[language],
  );
  const known = named.filter((name) => name !== undefined);
  if (known.length < values.length || known.length < 2) return null;
  return lists[language].format(known);
}
