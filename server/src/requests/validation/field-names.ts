import type { LocalizedText } from "@errand/core/language";

/** What people call a parameter: the subject of a sentence, in French with its article. */
export interface FieldName extends LocalizedText {
  isPlural?: true;
}

/** By the parameter's name; inside another one by both names. */
const fieldNames: Record<string, FieldName> = {
  add_on_ids: { en: "Add-ons", fr: "Les suppléments", isPlural: true },
  add_on_qtys: {
    en: "Add-on quantities",
    fr: "Les quantités des suppléments",
    isPlural: true,
  },
  additional_information: {
    en: "Additional information",
    fr: "L’information complémentaire",
  },
  address: { en: "Address", fr: "L’adresse" },
  address_label: { en: "Address label", fr: "Le libellé de l’adresse" },
  address_type: { en: "Address type", fr: "Le type d’adresse" },
  basic_campaign_id: { en: "Campaign", fr: "La campagne" },
  brand_ids: { en: "Brands", fr: "Les marques", isPlural: true },
  bring_change_amount: { en: "Amount to bring change for", fr: "Le montant pour la monnaie" },
  button_type: { en: "Requested change", fr: "La modification demandée" },
  cart: { en: "Cart", fr: "Le panier" },
  cart_id: { en: "Cart line", fr: "La ligne du panier" },
  category_id: { en: "Category", fr: "La catégorie" },
  category_ids: { en: "Categories", fr: "Les catégories", isPlural: true },
  confirm_password: { en: "Password confirmation", fr: "La confirmation du mot de passe" },
  contact_number: { en: "Contact phone number", fr: "Le numéro de téléphone du contact" },
  contact_person_email: { en: "Contact e-mail", fr: "L’adresse e-mail du contact" },
  contact_person_name: { en: "Contact name", fr: "Le nom du contact" },
  contact_person_number: { en: "Contact phone number", fr: "Le numéro de téléphone du contact" },
  coupon_code: { en: "Coupon code", fr: "Le code promo" },
  current_password: { en: "Current password", fr: "Le mot de passe actuel" },
  cutlery: { en: "Cutlery choice", fr: "Le choix des couverts" },
  data_type: { en: "Selection", fr: "La sélection" },
  delivery_instruction: { en: "Delivery instruction", fr: "La consigne de livraison" },
  destination_lat: { en: "Latitude of the destination", fr: "La latitude de la destination" },
  destination_lng: { en: "Longitude of the destination", fr: "La longitude de la destination" },
  dm_tips: { en: "Tip", fr: "Le pourboire" },
  email: { en: "E-mail", fr: "L’adresse e-mail" },
  email_or_phone: {
    en: "E-mail or phone number",
    fr: "L’adresse e-mail ou le numéro de téléphone",
  },
  extra_packaging: { en: "Extra packaging", fr: "L’emballage supplémentaire" },
  featured: { en: "Featured only", fr: "Le filtre « à la une »" },
  field_type: { en: "Contact type", fr: "Le type de contact" },
  filter: { en: "Filter", fr: "Le filtre" },
  filter_data: { en: "Way of receiving", fr: "Le mode de retrait" },
  flash_sale_id: { en: "Flash sale", fr: "La vente flash" },
  floor: { en: "Floor", fr: "L’étage" },
  guest_id: { en: "Guest visit", fr: "La visite d’invité" },
  halal: { en: "Halal only", fr: "Le filtre halal" },
  house: { en: "House number", fr: "Le numéro de maison" },
  id: { en: "Identifier", fr: "L’identifiant" },
  id_token: { en: "Identity token", fr: "Le jeton d’identité" },
  image: { en: "Picture", fr: "L’image" },
  interest: { en: "Interests", fr: "Les centres d’intérêt", isPlural: true },
  is_buy_now: { en: "Direct purchase", fr: "L’achat immédiat" },
  item_id: { en: "Item", fr: "L’article" },
  lat: { en: "Latitude", fr: "La latitude" },
  latitude: { en: "Latitude", fr: "La latitude" },
  limit: { en: "Page size", fr: "La taille de page" },
  list_type: { en: "List type", fr: "Le type de liste" },
  lng: { en: "Longitude", fr: "La longitude" },
  login_type: { en: "Sign-in method", fr: "Le mode de connexion" },
  longitude: { en: "Longitude", fr: "La longitude" },
  max_price: { en: "Highest price", fr: "Le prix maximum" },
  medium: { en: "Sign-in provider", fr: "Le fournisseur de connexion" },
  min_price: { en: "Lowest price", fr: "Le prix minimum" },
  mode: { en: "Means of travel", fr: "Le mode de déplacement" },
  model: { en: "Kind of item", fr: "Le genre d’article" },
  name: { en: "Name", fr: "Le nom" },
  nonce: { en: "Sign-in secret", fr: "Le secret de connexion" },
  note: { en: "Note", fr: "La remarque" },
  offset: { en: "Page number", fr: "Le numéro de page" },
  order_amount: { en: "Order total", fr: "Le total de la commande" },
  order_id: { en: "Order number", fr: "Le numéro de commande" },
  order_note: { en: "Order note", fr: "La remarque sur la commande" },
  order_type: { en: "Order type", fr: "Le type de commande" },
  origin_lat: { en: "Latitude of the start", fr: "La latitude du départ" },
  origin_lng: { en: "Longitude of the start", fr: "La longitude du départ" },
  otp: { en: "Verification code", fr: "Le code de vérification" },
  partial_payment: { en: "Partial payment", fr: "Le paiement partiel" },
  password: { en: "Password", fr: "Le mot de passe" },
  payment_method: { en: "Payment method", fr: "Le moyen de paiement" },
  pending_token: { en: "Sign-in step", fr: "L’étape de connexion" },
  phone: { en: "Phone number", fr: "Le numéro de téléphone" },
  placeid: { en: "Place", fr: "Le lieu" },
  price: { en: "Price", fr: "Le prix" },
  quantity: { en: "Quantity", fr: "La quantité" },
  rating: { en: "Number of stars", fr: "Le nombre d’étoiles" },
  rating_count: { en: "Lowest rating", fr: "La note minimale" },
  reason: { en: "Reason", fr: "La raison" },
  ref_code: { en: "Referral code", fr: "Le code de parrainage" },
  reset_token: { en: "Verification code", fr: "Le code de vérification" },
  road: { en: "Street", fr: "La rue" },
  schedule_at: { en: "Scheduled time", fr: "L’horaire choisi" },
  search: { en: "Search text", fr: "Le texte recherché" },
  search_text: { en: "Search text", fr: "Le texte recherché" },
  session_info: { en: "Verification session", fr: "La session de vérification" },
  sort_by: { en: "Sort order", fr: "L’ordre de tri" },
  store_id: { en: "Store", fr: "L’établissement" },
  store_type: { en: "Store selection", fr: "La sélection d’établissements" },
  store_zone_id: { en: "Zone of the store", fr: "La zone de l’établissement" },
  token: { en: "Sign-in token", fr: "Le jeton de connexion" },
  type: { en: "Kind", fr: "Le genre" },
  unavailable_item_note: {
    en: "Note on unavailable items",
    fr: "La remarque sur les articles indisponibles",
  },
  unique_id: { en: "Account identifier", fr: "L’identifiant du compte" },
  variation: { en: "Choice of options", fr: "Le choix d’options" },
  "variation.name": { en: "Option group", fr: "Le groupe d’options" },
  "variation.type": { en: "Option", fr: "L’option" },
  "variation.values": { en: "Chosen options", fr: "Les options choisies", isPlural: true },
  "values.label": { en: "Chosen options", fr: "Les options choisies", isPlural: true },
  verification_medium: { en: "Way of sending the code", fr: "Le mode d’envoi du code" },
  verification_method: { en: "Verification method", fr: "La méthode de vérification" },
  verification_on: { en: "Contact to verify", fr: "Le contact à vérifier" },
  verification_type: { en: "Verification type", fr: "Le type de vérification" },
  verified: { en: "Answer", fr: "La réponse" },
  zone_id: { en: "Zone", fr: "La zone" },
};

const searchedName: FieldName = { en: "Search text", fr: "Le texte recherché" };
const unnamed: FieldName = { en: "This value", fr: "Cette valeur" };

/**
 * What people call the parameter of `endpoint` at `path`. An entry of a list is called as the list;
 * the `name` by which a list is read is what is searched for.
 */
export function fieldNameAt(endpoint: string, path: readonly PropertyKey[]): FieldName {
  const names = path.filter((part) => typeof part === "string");
  const last = names.at(-1) ?? "";
  if (last === "name" && endpoint.startsWith("GET ")) return searchedName;
  return fieldNames[names.slice(-2).join(".")] ?? fieldNames[last] ?? unnamed;
}
