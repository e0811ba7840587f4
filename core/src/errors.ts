import type { Language } from "./language.ts";

interface ErrorEntry {
  status: number;
  /** The wire's stable code, where it is not the key itself: one code may have two meanings by status. */
  code?: string;
  en: string;
  fr: string;
}

/** Every refusal a person can meet: its status and its words, in one table (contract 1.3). */
export const errors = {
  "auth-001": {
    status: 401,
    en: "Your account is inactive or Your token has been expired",
    fr: "Votre compte est inactif ou votre session a expiré",
  },
  "auth-002": {
    status: 401,
    en: "These sign-in details are not right.",
    fr: "Ces identifiants ne sont pas corrects.",
  },
  "auth-003": {
    status: 403,
    en: "This account is blocked. Please write to us.",
    fr: "Ce compte est bloqué. Veuillez nous écrire.",
  },
  is_guest: {
    status: 403,
    en: "Guests cannot do this. Please sign in.",
    fr: "Les invités ne peuvent pas faire cela. Veuillez vous connecter.",
  },
  sign_in_again: {
    status: 403,
    en: "To be sure that it is you, please sign out and in again, then do this within ten minutes.",
    fr: "Pour confirmer que c’est bien vous, veuillez vous déconnecter et vous reconnecter, puis recommencer dans les dix minutes.",
  },
  feature_off: {
    status: 403,
    en: "This is not offered at the moment.",
    fr: "Ceci n’est pas proposé pour le moment.",
  },
  route: {
    status: 404,
    en: "There is nothing at this address.",
    fr: "Il n’y a rien à cette adresse.",
  },
  page: {
    status: 404,
    en: "This page has not been written.",
    fr: "Cette page n’a pas été rédigée.",
  },
  coordinates: {
    status: 404,
    en: "We do not deliver to this place yet.",
    fr: "Nous ne livrons pas encore à cet endroit.",
  },
  zone: { status: 404, en: "This zone does not exist.", fr: "Cette zone n’existe pas." },
  place: { status: 404, en: "This place was not found.", fr: "Ce lieu est introuvable." },
  saved_address: {
    status: 404,
    code: "address",
    en: "This address was not found.",
    fr: "Cette adresse est introuvable.",
  },
  session: {
    status: 404,
    en: "This device is no longer signed in.",
    fr: "Cet appareil n’est plus connecté.",
  },
  category: {
    status: 404,
    en: "This category does not exist.",
    fr: "Cette catégorie n’existe pas.",
  },
  brand: { status: 404, en: "This brand does not exist.", fr: "Cette marque n’existe pas." },
  common_condition: {
    status: 404,
    en: "This condition is not listed.",
    fr: "Ce besoin n’est pas répertorié.",
  },
  campaign: { status: 404, en: "This campaign is over.", fr: "Cette campagne est terminée." },
  flash_sale: {
    status: 404,
    en: "This flash sale is over.",
    fr: "Cette vente flash est terminée.",
  },
  item: {
    status: 404,
    en: "This item is no longer offered.",
    fr: "Cet article n’est plus proposé.",
  },
  store: { status: 404, en: "This store was not found.", fr: "Cet établissement est introuvable." },
  cart: {
    status: 404,
    en: "This cart line no longer exists.",
    fr: "Cette ligne du panier n’existe plus.",
  },
  wishlist: {
    status: 404,
    en: "This is not in your wishlist.",
    fr: "Ceci n’est pas dans votre liste de souhaits.",
  },
  order: { status: 404, en: "This order was not found.", fr: "Cette commande est introuvable." },
  cart_item: {
    status: 409,
    en: "This item is already in your cart.",
    fr: "Cet article est déjà dans votre panier.",
  },
  in_wishlist: {
    status: 409,
    code: "wishlist",
    en: "This is already in your wishlist.",
    fr: "Ceci est déjà dans votre liste de souhaits.",
  },
  different_stores: {
    status: 409,
    en: "You have item from another store in cart.",
    fr: "Votre panier contient un article d’un autre établissement.",
  },
  price_changed: {
    status: 409,
    en: "The price has changed. Please look at the new price.",
    fr: "Le prix a changé. Veuillez vérifier le nouveau prix.",
  },
  stock: { status: 409, en: "Out of Stock", fr: "Rupture de stock" },
  order_status: {
    status: 409,
    en: "The order has moved on; this is no longer possible.",
    fr: "La commande a avancé ; ce n’est plus possible.",
  },
  idempotency_in_progress: {
    status: 409,
    en: "Your first request is still being worked on.",
    fr: "Votre première demande est encore en cours de traitement.",
  },
  body_size: {
    status: 413,
    en: "This is too large to be sent.",
    fr: "L’envoi est trop volumineux.",
  },
  media_type: {
    status: 415,
    en: "This format is not accepted.",
    fr: "Ce format n’est pas accepté.",
  },
  body: { status: 422, en: "The request cannot be read.", fr: "La demande est illisible." },
  guest_id: {
    status: 422,
    en: "This visit has ended. Please reload the page.",
    fr: "Cette visite est terminée. Veuillez recharger la page.",
  },
  idempotency_key: {
    status: 422,
    en: "The Idempotency-Key header is needed.",
    fr: "L’en-tête Idempotency-Key est nécessaire.",
  },
  idempotency_mismatch: {
    status: 422,
    en: "This Idempotency-Key was used for another request.",
    fr: "Cette Idempotency-Key a servi à une autre demande.",
  },
  zone_header: {
    status: 422,
    code: "zoneId",
    en: "Please choose a delivery location.",
    fr: "Veuillez choisir un lieu de livraison.",
  },
  module_header: {
    status: 422,
    code: "moduleId",
    en: "Please choose a module.",
    fr: "Veuillez choisir un module.",
  },
  location_header: {
    status: 422,
    code: "latitude",
    en: "Latitude and longitude must be given together, in degrees.",
    fr: "La latitude et la longitude doivent être données ensemble, en degrés.",
  },
  one_of_both: {
    status: 422,
    code: "address",
    en: "Give either an address or coordinates.",
    fr: "Donnez soit une adresse, soit des coordonnées.",
  },
  item_or_store: {
    status: 422,
    code: "item_id",
    en: "Give either an item or a store.",
    fr: "Donnez soit un article, soit un établissement.",
  },
  offset: {
    status: 422,
    en: "The list does not go this far.",
    fr: "La liste ne va pas aussi loin.",
  },
  filter: {
    status: 422,
    en: "At most one order may be chosen.",
    fr: "Un seul ordre de tri peut être choisi.",
  },
  cart_item_limit: { status: 422, en: "Out of Limits", fr: "Quantité maximale atteinte" },
  cart_size: {
    status: 422,
    en: "Your cart is full: at most 100 lines.",
    fr: "Votre panier est plein : 100 lignes au plus.",
  },
  variation: {
    status: 422,
    en: "Please choose from the variations offered.",
    fr: "Veuillez choisir parmi les options proposées.",
  },
  add_on_ids: {
    status: 422,
    en: "Please choose from the extras offered.",
    fr: "Veuillez choisir parmi les suppléments proposés.",
  },
  not_available: { status: 422, en: "Not Available now", fr: "Non disponible actuellement" },
  empty_cart: { status: 422, en: "Your cart is empty", fr: "Votre panier est vide" },
  store_closed: {
    status: 422,
    en: "The store is closed at that time.",
    fr: "L’établissement est fermé à ce moment.",
  },
  schedule_at: {
    status: 422,
    en: "Please choose another time.",
    fr: "Veuillez choisir un autre horaire.",
  },
  zone_of_address: {
    status: 422,
    code: "zone",
    en: "The store does not deliver to this address.",
    fr: "L’établissement ne livre pas à cette adresse.",
  },
  minimum_order: {
    status: 422,
    en: "The minimum order of this store is not reached.",
    fr: "Le minimum de commande de cet établissement n’est pas atteint.",
  },
  prescription: {
    status: 422,
    en: "Please upload your prescription image",
    fr: "Veuillez joindre la photo de votre ordonnance",
  },
  prescription_order: {
    status: 422,
    en: "Items that need a prescription cannot be ordered here yet.",
    fr: "Les articles sur ordonnance ne peuvent pas encore être commandés ici.",
  },
  cod_maximum: {
    status: 422,
    en: "The total amount of the order, exceeds maximum amount of the cash on delivery method",
    fr: "Le montant total de la commande dépasse le maximum du paiement à la livraison",
  },
  contact_person_name: {
    status: 422,
    en: "Name is required",
    fr: "Le nom est obligatoire",
  },
  contact_person_number: {
    status: 422,
    en: "Phone Number is required",
    fr: "Le numéro de téléphone est obligatoire",
  },
  contact_person_email: {
    status: 422,
    en: "Email is required",
    fr: "L’adresse e-mail est obligatoire",
  },
  contact_person_phone: {
    status: 422,
    code: "contact_person_number",
    en: "Enter a valid phone number",
    fr: "Saisissez un numéro de téléphone valide",
  },
  coordinates_of_address: {
    status: 422,
    code: "coordinates",
    en: "We do not deliver to this place yet.",
    fr: "Nous ne livrons pas encore à cet endroit.",
  },
  address_count: {
    status: 422,
    en: "You have saved 50 addresses. Please remove one first.",
    fr: "Vous avez enregistré 50 adresses. Veuillez d’abord en supprimer une.",
  },
  address: { status: 422, en: "Address is required", fr: "L’adresse est obligatoire" },
  coupon_code: {
    status: 422,
    en: "Coupons cannot be used at checkout yet.",
    fr: "Les codes promo ne peuvent pas encore être utilisés pour commander.",
  },
  cancel_reason: {
    status: 422,
    code: "reason",
    en: "Please give a reason.",
    fr: "Veuillez indiquer une raison.",
  },
  email_taken: {
    status: 422,
    code: "email",
    en: "An account with this email already exists.",
    fr: "Un compte existe déjà avec cette adresse e-mail.",
  },
  email_unconfirmed: {
    status: 422,
    code: "email",
    en: "This account tells us no confirmed email. Please give your phone number.",
    fr: "Ce compte ne nous indique aucune adresse e-mail confirmée. Veuillez indiquer votre numéro de téléphone.",
  },
  phone_taken: {
    status: 422,
    code: "phone",
    en: "An account with this phone number already exists.",
    fr: "Un compte existe déjà avec ce numéro de téléphone.",
  },
  phone_number: {
    status: 422,
    code: "phone",
    en: "Enter a valid phone number",
    fr: "Saisissez un numéro de téléphone valide",
  },
  current_password_needed: {
    status: 422,
    code: "current_password",
    en: "Please enter your current password.",
    fr: "Veuillez saisir votre mot de passe actuel.",
  },
  current_password: {
    status: 422,
    en: "This is not your current password.",
    fr: "Ce n’est pas votre mot de passe actuel.",
  },
  recovery_phone: {
    status: 422,
    code: "phone",
    en: "Phone number must be exactly 10 digits",
    fr: "Le numéro de téléphone doit comporter exactement 10 chiffres",
  },
  confirm_password: {
    status: 422,
    en: "Passwords must match",
    fr: "Les mots de passe doivent être identiques",
  },
  field_type: {
    status: 422,
    en: "Must be a valid email or phone number",
    fr: "Doit être une adresse e-mail ou un numéro de téléphone valide",
  },
  ref_code: {
    status: 422,
    en: "This referral code is not known.",
    fr: "Ce code de parrainage est inconnu.",
  },
  ongoing: {
    status: 409,
    en: "An order is still under way. Please remove your account when it is done.",
    fr: "Une commande est encore en cours. Veuillez supprimer votre compte une fois celle-ci terminée.",
  },
  phone_locked: {
    status: 422,
    code: "phone",
    en: "Not Changeable",
    fr: "Non modifiable",
  },
  verified: {
    status: 409,
    en: "There is nothing to answer here.",
    fr: "Il n’y a pas de question en attente.",
  },
  password_needed: {
    status: 422,
    code: "password",
    en: "Password is required",
    fr: "Le mot de passe est obligatoire",
  },
  name_needed: {
    status: 422,
    code: "name",
    en: "Name is required",
    fr: "Le nom est obligatoire",
  },
  otp: {
    status: 422,
    en: "This code is not right, or no longer valid.",
    fr: "Ce code n’est pas correct, ou n’est plus valable.",
  },
  reset_token: {
    status: 422,
    en: "This code is not right, or no longer valid.",
    fr: "Ce code n’est pas correct, ou n’est plus valable.",
  },
  otp_wait: {
    status: 429,
    code: "otp",
    en: "A code was sent a moment ago. Please wait before you ask for another.",
    fr: "Un code vient d’être envoyé. Veuillez patienter avant d’en demander un autre.",
  },
  throttled: {
    status: 429,
    en: "Too many requests. Please try again in a moment.",
    fr: "Trop de demandes. Veuillez réessayer dans un instant.",
  },
  unexpected: {
    status: 500,
    en: "Something went wrong on our side. Nothing was changed.",
    fr: "Une erreur est survenue de notre côté. Rien n’a été modifié.",
  },
  provider_away: {
    status: 503,
    code: "unavailable",
    en: "The sign-in service does not answer at the moment. Please try again soon.",
    fr: "Le service de connexion ne répond pas pour le moment. Veuillez réessayer bientôt.",
  },
  unavailable: {
    status: 503,
    en: "We are not available at the moment. Please try again soon.",
    fr: "Nous sommes momentanément indisponibles. Veuillez réessayer bientôt.",
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorKey = keyof typeof errors;

/** A refusal that travels from a rule or a route to the caller. */
export class AppError extends Error {
  readonly key: ErrorKey;
  readonly data: Record<string, unknown> | undefined;
  readonly field: string | undefined;

  constructor(key: ErrorKey, details: { data?: Record<string, unknown>; field?: string } = {}) {
    super(key);
    this.name = "AppError";
    this.key = key;
    this.data = details.data;
    this.field = details.field;
  }
}

/** Several refusals of one status, told together. */
export class AppErrors extends Error {
  readonly all: AppError[];

  constructor(all: AppError[]) {
    super(all.map((error) => error.key).join(", "));
    this.name = "AppErrors";
    this.all = all;
  }
}

export interface ErrorResponse {
  code: string;
  message: string;
  field?: string;
  data?: Record<string, unknown>;
}

/** The status an error answers with. */
export function statusOf(key: ErrorKey): number {
  return errors[key].status;
}

/** The stable code that a caller sees. */
export function codeOf(key: ErrorKey): string {
  const entry: ErrorEntry = errors[key];
  return entry.code ?? key;
}

/** An error as the caller reads it, in the caller's language. */
export function toErrorResponse(error: AppError, language: Language): ErrorResponse {
  return {
    code: codeOf(error.key),
    message: errors[error.key][language],
    ...(error.field !== undefined && { field: error.field }),
    ...(error.data !== undefined && { data: error.data }),
  };
}
