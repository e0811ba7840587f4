import { describe, expect, test } from "vitest";
import { startExports } from "./testing.ts";

/** Small invented exports in the form of each system. */
const { importExport, newRestaurant } = await startExports();

const kinds = ({ notes }: { notes: { kind: string; count: number }[] }) =>
  Object.fromEntries(notes.map(({ kind, count }) => [kind, count]));

describe("an export of Shopify", () => {
  const header =
    "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,Gift Card,Status";
  const rows = [
    header,
    "jug,Jug,<p>Clay</p>,Kiln,Kitchen,,true,Size,S,J-S,10,4,18.00,,,,,false,active",
    "jug,,,,,,,,M,J-M,20,6,20.00,,,,,,",
    "cup,Cup,,Kiln,Kitchen,,true,Title,Default Title,CUP,5,3,6.00,8.00,,,,false,draft",
    "card,Card,,Kiln,Gifts,,true,Title,Default Title,C,,,5.00,,,,,true,active",
  ];

  test("makes an item of the rows of its variations", async () => {
    const { items, refused, reading } = await importExport(rows);
    expect(refused).toEqual([{ at: "line 5", reason: "gift cards are no items" }]);
    expect(items).toMatchObject([
      {
        sku: "jug",
        name: { en: "Jug" },
        description: { en: "Clay" },
        path: "Kitchen",
        price: 1800,
        stock: 10,
        choices: [{ title: { en: "Size" } }],
        variations: [
          ["S", 1800, 4],
          ["M", 2000, 6],
        ],
      },
      { sku: "CUP", price: 800, discount: 200, discountKind: "amount", stock: 3, active: false },
    ]);
    expect(reading).toMatchObject({
      system: "shopify",
      decimal: "point",
      unused: ["Variant Grams"],
      items: [{ at: "line 2", sku: "jug" }, { sku: "CUP" }],
    });
    expect(reading.columns).toContainEqual({ column: "Body (HTML)", reads: "description" });
    expect(kinds(reading)).toEqual({ html: 1, discount: 1, category_made: 1 });
  });

  test("names the row and the column of a value that is refused", async () => {
    const { refused } = await importExport([
      ...rows.slice(0, 2),
      rows[2]?.replace("20.00", "x") ?? "",
    ]);
    expect(refused).toEqual([{ at: "line 3", reason: "Variant Price is not an amount: x" }]);
  });

  test("is read by names of columns where another one says so", async () => {
    const { reading, items } = await importExport(rows.slice(0, 2), { map: "category=Vendor" });
    expect(reading.system).toBe("shopify");
    expect(items).toMatchObject([{ path: "Kiln" }]);
  });

  test("has pictures in rows of their own, which can be left out", async () => {
    const picture = "https://pictures.invalid/jug-2.jpg";
    const withPicture = [...rows.slice(0, 3), `jug,,,,,,,,,,,,,,,${picture},2,,`];
    const { refused } = await importExport(withPicture);
    expect(refused).toEqual([{ at: "line 2", reason: `picture ${picture} cannot be fetched` }]);
    const { items } = await importExport(withPicture, { map: "pictures=" });
    expect(items.map(({ sku, stock }) => [sku, stock])).toEqual([["jug", 10]]);
  });

  test("in its newer form is recognised, too", async () => {
    const { reading, items } = await importExport([
      "URL handle,Title,Description,Vendor,Type,Status,SKU,Barcode,Option1 name,Option1 value,Price,Compare-at price,Inventory quantity",
      "mat,Mat,<b>Wool</b>,Loom,Home,Active,M1,4006381333931,Title,Default Title,12.50,,7",
    ]);
    expect(reading.system).toBe("shopify");
    expect(items).toMatchObject([{ sku: "4006381333931", price: 1250, stock: 7 }]);
  });

  test("becomes dishes with a choice of what it costs more", async () => {
    const restaurant = await newRestaurant("shopify-kitchen");
    const { items, reading, refused } = await importExport(rows.slice(0, 3), restaurant);
    expect(refused).toEqual([]);
    expect(items).toMatchObject([
      {
        price: 1800,
        variations: [],
        foodChoices: [
          {
            name: { en: "Size" },
            required: true,
            values: [
              { label: { en: "S" }, price: 0 },
              { label: { en: "M" }, price: 200 },
            ],
          },
        ],
      },
    ]);
    expect(kinds(reading)).toMatchObject({ options: 1 });
  });
});

describe("an export of WooCommerce", () => {
  const header =
    "ID,Type,SKU,Name,Published,Stock,Sale price,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)";
  const variable = '1,variable,SOCK,Sock,1,,,,Clothes > Feet,,Size,"S, M"';
  const small = "2,variation,SOCK-S,Sock - S,1,4,,18,,SOCK,Size,S";
  const medium = "3,variation,SOCK-M,Sock - M,1,6,,18,,id:1,Size,M";
  const bowl = "4,simple,BOWL,Blue bowl,1,9,8,10,Kitchen,,,";
  const socks = {
    sku: "SOCK",
    path: "Clothes > Feet",
    variations: [
      ["S", 1800, 4],
      ["M", 1800, 6],
    ],
  };

  test.each([
    ["below its parent", [variable, small, medium, bowl]],
    ["far from its parent, and named by SKU or id", [small, bowl, variable, medium]],
  ])("finds a variation %s", async (_where, rows) => {
    const { items, refused, reading } = await importExport([header, ...rows]);
    expect(refused).toEqual([]);
    expect(items.find(({ sku }) => sku === "SOCK")).toMatchObject(socks);
    expect(items.find(({ sku }) => sku === "BOWL")).toMatchObject({
      path: "Kitchen",
      price: 1000,
      discount: 200,
      stock: 9,
    });
    expect(items).toHaveLength(2);
    expect(reading).toMatchObject({ system: "woocommerce", unused: [] });
  });

  test("refuses a variation without its parent, and what is not sold by itself", async () => {
    const { refused } = await importExport([
      header,
      small,
      "5,grouped,SET,A set,1,,,,Kitchen,,,",
      variable.replace("1,variable,SOCK", "7,variable,HAT"),
      "8,variation,HAT-S,Hat,1,1,,5,,HAT,Size,",
      "9,variation,HAT-M,Hat,1,1,,5,,HAT,Size,M",
    ]);
    expect(refused).toEqual([
      { at: "line 2", reason: "it is a variation of SOCK, which is not in the file" },
      { at: "line 3", reason: "a product of the kind grouped is not sold by itself" },
      { at: "line 5", reason: "it is a variation of any Size, which has no stock of its own" },
    ]);
  });

  test.each([
    [
      "French",
      "ID;Type;UGS;Nom;Publié;Stock;Tarif promo;Tarif régulier;Catégories;Parent;Nom de l’attribut 1;Valeur(s) de l’attribut 1",
    ],
    [
      "German",
      "ID;Typ;Artikelnummer;Name;Veröffentlicht;Bestand;Angebotspreis;Regulärer Preis;Kategorien;Übergeordnetes Produkt;Attribut 1 Name;Attribut 1 Wert(e)",
    ],
    [
      "Spanish",
      "ID;Tipo;SKU;Nombre;Publicado;Inventario;Precio rebajado;Precio normal;Categorías;Superior;Nombre del atributo 1;Valor(es) del atributo 1",
    ],
  ])("is recognised in %s", async (_language, header) => {
    const rows = [variable, small, medium, bowl.replace("9,8,10", "9,7.90,10.00")];
    const { items, reading, refused } = await importExport([
      header,
      ...rows.map((row) =>
        row.replace('"S, M"', "S| M").replaceAll(",", ";").replaceAll(".", ",").replace("|", ","),
      ),
    ]);
    expect(refused).toEqual([]);
    expect(reading).toMatchObject({ system: "woocommerce", decimal: "comma", unused: [] });
    expect(items.map(({ sku, price, discount }) => [sku, price, discount])).toEqual([
      ["SOCK", 1800, 0],
      ["BOWL", 1000, 210],
    ]);
  });

  test("takes the deepest category, decodes its texts and leaves out a discount that is over", async () => {
    const { items, reading } = await importExport([
      `${header},Date sale price ends`,
      '4,simple,BOWL,Bowl &amp; lid,1,9,8,10,"Food &amp; drink, Sale, Food &amp; drink > Tea",,,,2020-01-01',
    ]);
    expect(items).toMatchObject([
      { name: { en: "Bowl & lid" }, path: "Food & drink > Tea", price: 1000, discount: 0 },
    ]);
    expect(kinds(reading)).toMatchObject({ first_of_several: 1, left_out: 1, entities: 2 });
  });
});

describe("an export of Square", () => {
  const header =
    "Token,Item Name,Variation Name,SKU,Description,Category,Price,Current Quantity Main Street";

  test.each([
    ["of the item", "t1", "t1"],
    ["of each variation", "t1", "t2"],
  ])("makes an item of its variations, with a token %s", async (_whose, first, second) => {
    const { items, refused, reading } = await importExport([
      header,
      `${first},Soap,Small,S-S,Olive,Bath,12.00,10`,
      `${second},Soap,Large,S-L,Olive,Bath,18.00,4`,
      "t3,Brush,Regular,B,,Bath,5.50,2",
    ]);
    expect(refused).toEqual([]);
    expect(reading.system).toBe("square");
    expect(items).toMatchObject([
      {
        name: { en: "Soap" },
        description: { en: "Olive" },
        variations: [
          ["Small", 1200, 10],
          ["Large", 1800, 4],
        ],
      },
      { sku: "B", price: 550, stock: 2, variations: [] },
    ]);
  });

  test("takes the figures of the sign that all of its prices have, and says so", async () => {
    const dollars = [header, "t1,Brush,Regular,B,,Bath,$5.50,2", "t2,Comb,Regular,C,,Bath,$3.00,1"];
    const { items, reading } = await importExport(dollars);
    expect(items).toMatchObject([{ price: 550 }, { price: 300 }]);
    expect(kinds(reading)).toMatchObject({ other_currency: 2 });
    const { refused } = await importExport([...dollars, "t3,Bowl,Regular,D,,Bath,7.00,1"]);
    expect(refused).toMatchObject([{ at: "line 2" }, { at: "line 3" }]);
  });

  test("asks for the place, and takes the one that is named", async () => {
    const rows = [`${header},Current Quantity Harbour`, "t1,Brush,Regular,B,,Bath,5.50,2,7"];
    await expect(importExport(rows)).rejects.toThrow(
      /^there is a stock for each of several places: .*Current Quantity Harbour/,
    );
    const { items } = await importExport(rows, { map: "stock=Current Quantity Harbour" });
    expect(items).toMatchObject([{ stock: 7 }]);
  });
});

test("an export of Loyverse has variants, weights and stocks below zero", async () => {
  const { items, refused, reading } = await importExport([
    "Handle,SKU,Name,Category,Sold by weight,Option 1 name,Option 1 value,Default price,Cost,Barcode,Track stock,Available for sale [Main],Price [Main],In stock [Main]",
    "cream,10001,Cream,Dairy,N,,,1.10,,,Y,Y,1.20,-3.000",
    "plums,10002,Plums,Fruit,Y,,,2.40,,,Y,Y,2.40,12.500",
    "juice,10003,Juice,Drinks,N,Size,Small,2.00,,,Y,Y,,5.000",
    "juice,10004,,,,,Large,3.00,,,Y,N,,1.000",
  ]);
  expect(refused).toEqual([]);
  expect(reading).toMatchObject({ system: "loyverse", unused: ["Cost"] });
  expect(items).toMatchObject([
    { sku: "10001", price: 120, stock: 0, weightStep: null },
    { sku: "10002", price: 240, stock: 125, weightStep: 100 },
    {
      sku: "juice",
      active: true,
      variations: [
        ["Small", 200, 5],
        ["Large", 300, 1],
      ],
    },
  ]);
  expect(kinds(reading)).toMatchObject({ negative_stock: 1, weight: 1, zeros: 3 });
});

test("exports of Lightspeed are recognised in both of their forms", async () => {
  const retail = await importExport([
    "id,handle,sku,name,description,product_category,variant_option_one_name,variant_option_one_value,tags,supply_price,retail_price,brand_name,active,track_inventory,inventory_Main_Outlet",
    "1,scarf,S-R,Scarf,<p>Silk</p>,Clothes / Neck,Colour,Red,,3,24.5,Loom,1,1,3",
    "2,scarf,S-B,Scarf,,,Colour,Blue,,3,26,Loom,1,1,2",
  ]);
  expect(retail.reading).toMatchObject({ system: "lightspeed", unused: ["id", "supply_price"] });
  expect(retail.items).toMatchObject([
    {
      sku: "scarf",
      path: "Clothes > Neck",
      variations: [
        ["Red", 2450, 3],
        ["Blue", 2600, 2],
      ],
    },
  ]);
  const series = await importExport([
    "System ID,UPC,EAN,Custom SKU,Manufact. SKU,Item,Qty.,Price,Tax,Brand,Category,Subcategory 1",
    "210000000001,,,GLOVE,,Glove,4,9.90,Yes,Loom,Clothes,Hands",
  ]);
  expect(series.reading.system).toBe("lightspeed");
  expect(series.items).toMatchObject([{ sku: "GLOVE", path: "Clothes > Hands", stock: 4 }]);
});

describe("an export of PrestaShop", () => {
  const header =
    '"ID produit";"Image";"Nom";"Référence";"Catégorie";"Prix (HT)";"Prix (TTC)";"Quantité";"État"';

  test("has the price that the shop's prices are", async () => {
    const rows = [header, '3;"";"Lampe";"L1";"Maison";"10,000000";"12,000000";"5";"1"'];
    const { items, reading, refused } = await importExport(rows);
    expect(refused).toEqual([]);
    expect(reading).toMatchObject({ system: "prestashop", unused: ["Prix (HT)"] });
    expect(items).toMatchObject([{ sku: "L1", price: 1200, stock: 5, active: true }]);
    const without = await importExport(rows, { taxIncluded: false });
    expect(without.items).toMatchObject([{ price: 1000 }]);
  });

  test("without that price is refused", async () => {
    const { refused } = await importExport([
      "Product ID;Name *;Reference #;Categories (x,y,z...);Price tax excluded;Quantity",
      "3;Lamp;L1;Home;10.000000;5",
    ]);
    expect(refused).toEqual([
      {
        at: "line 2",
        reason: "Price tax excluded is without tax, and the prices of the shop include it",
      },
    ]);
  });
});

test("an export of Wix has variants with a surcharge", async () => {
  const { items, reading, refused } = await importExport([
    "handleId,fieldType,name,description,productImageUrl,collection,sku,price,surcharge,visible,discountMode,discountValue,inventory,productOptionName1,productOptionType1,productOptionDescription1",
    "p1,Product,Rug,<p>Wool</p>,,Home;Sale,RUG,20,,true,PERCENT,10,,Size,DROP_DOWN,S;L",
    "p1,Variant,,,,,RUG-S,,0,true,,,4,,,S",
    "p1,Variant,,,,,RUG-L,,5.50,true,,,2,,,L",
    "p1,Variant,,,,,RUG-X,,9,false,,,0,,,XL",
    "p2,Product,Pot,,,Home,POT,7.5,,true,,,OutOfStock,,,",
  ]);
  expect(refused).toEqual([]);
  expect(reading).toMatchObject({ system: "wix", unused: ["productOptionType1"] });
  expect(items).toMatchObject([
    {
      sku: "p1",
      path: "Home",
      discount: 1000,
      discountKind: "percent",
      variations: [
        ["S", 2000, 4],
        ["L", 2550, 2],
      ],
    },
    { sku: "POT", price: 750, stock: 0 },
  ]);
});

describe("a table of a shop's own", () => {
  const rows = ["sku,name,category,price,stock,colour", "1,Tea,Drinks,4.50,3,green"];

  test("is read by the names of its columns, and says which ones are not used", async () => {
    const { reading } = await importExport(rows);
    expect(reading).toMatchObject({
      system: null,
      columns: [
        { column: "sku", reads: "sku" },
        { column: "name", reads: "name" },
        { column: "category", reads: "category" },
        { column: "price", reads: "price" },
        { column: "stock", reads: "stock" },
      ],
      unused: ["colour"],
    });
  });

  test("is refused as the export of a system that it is not of", async () => {
    await expect(importExport(rows, { from: "shopify" })).rejects.toThrow(
      "this is no export of shopify; its columns are sku, name, category, price, stock, colour",
    );
  });
});
