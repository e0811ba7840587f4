/** The columns of WooCommerce in English, French, German and Spanish. */
export const wooHeaders = {
  id: ["ID"],
  type: ["Type", "Typ", "Tipo"],
  sku: ["SKU", "UGS", "Artikelnummer"],
  gtin: [
    "GTIN, UPC, EAN, or ISBN",
    "GTIN, UPC, EAN ou ISBN",
    "GTIN, UPC, EAN oder ISBN",
    "GTIN, UPC, EAN o ISBN",
  ],
  name: ["Name", "Nom", "Nombre"],
  published: ["Published", "Publié", "Veröffentlicht", "Publicado"],
  featured: ["Is featured?", "Mis en avant ?", "Ist hervorgehoben?", "¿Está destacado?"],
  short: ["Short description", "Description courte", "Kurzbeschreibung", "Descripción corta"],
  description: ["Description", "Beschreibung", "Descripción"],
  saleStart: [
    "Date sale price starts",
    "Date de début de promo",
    "Datum, an dem Angebotspreis beginnt",
    "Día en que empieza el precio rebajado",
  ],
  saleEnd: [
    "Date sale price ends",
    "Date de fin de promo",
    "Datum, an dem Angebotspreis endet",
    "Día en que termina el precio rebajado",
  ],
  inStock: [
    "In stock?",
    "En stock ?",
    "Vorrätig?",
    "¿En inventario?",
    "¿Existencias?",
    "¿Hay existencias?",
  ],
  stock: ["Stock", "Lager", "Bestand", "Lagerbestand", "Inventario", "Existencias"],
  sale: ["Sale price", "Tarif promo", "Prix promo", "Angebotspreis", "Precio rebajado"],
  regular: [
    "Regular price",
    "Tarif régulier",
    "Tarif normal",
    "Prix régulier",
    "Regulärer Preis",
    "Precio normal",
  ],
  categories: ["Categories", "Catégories", "Kategorien", "Categorías"],
  tags: ["Tags", "Étiquettes", "Schlagwörter", "Etiquetas"],
  pictures: ["Images", "Bilder", "Imágenes"],
  parent: ["Parent", "Übergeordnetes Produkt", "Superior"],
  brands: ["Brands", "Marques", "Marken", "Marcas"],
} as const;

/** `Attribute 1 name`, `Nom de l’attribut 1`, `Attribut 1 Name`, `Nombre del atributo 1`. */
export const attributeName =
  /^(?:attribute (\d+) name|nom de l attribut (\d+)|attribut (\d+) name|nombre del atributo (\d+))$/;
/** `Attribute 1 value(s)`, `Valeur(s) de l’attribut 1`, and so on. */
export const attributeValues =
  /^(?:attribute (\d+) value s|valeur s de l attribut (\d+)|attribut (\d+) wert e|valor es del atributo (\d+))$/;
