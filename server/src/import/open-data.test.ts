import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { items } from "../catalog/catalog.tables.ts";
import { addModule } from "../catalog/testing.ts";
import { startImports } from "./testing.ts";

const { db, zoneId, fileOf, newStore, itemsOf, importing } = await startImports();
const openData = process.env.ERRAND_OPEN_DATA ?? "../shared/data";

describe.skipIf(!existsSync(join(openData, "grocery")))(
  `open data, which is skipped where ${openData} is not there`,
  () => {
    const without = { map: "pictures=" };

    test("groceries of Open Food Facts, which have no prices, come with one that is set", async () => {
      const storeId = await newStore("off");
      const report = await importing(
        join(openData, "grocery/openfoodfacts/off-2018-france-6774.csv"),
        { ...without, store: "off", set: "price=2.50,stock=20", keepGoing: true },
      );
      expect(report.accepted + report.refused.length).toBe(6774);
      expect(report.refused.length).toBeLessThan(60);
      expect(await db.$count(items, eq(items.storeId, storeId))).toBe(report.accepted);
    }, 60_000);

    test.each([
      ["off-2019-mixed-1541.tsv", 1541, ""],
      // A spreadsheet rounded its barcodes.
      ["off-2020-mixed-1470.tsv", 1470, ",sku=url"],
      ["off-2024-us-uk-plantbased-with-allergens.tsv", 3283, ""],
    ])(
      "every row of %s is taken or told",
      async (name, rows, map) => {
        await newStore(name);
        const report = await importing(join(openData, "grocery/openfoodfacts", name), {
          map: `${without.map}${map}`,
          store: name,
          set: "price=2.50,stock=20,category=Groceries",
          keepGoing: true,
        });
        expect(report.accepted + report.refused.length).toBe(rows);
        expect(report.accepted).toBeGreaterThan(rows * 0.75);
      },
      60_000,
    );

    test("medicines of the BDPM: Latin-1, no header, decimal commas", async () => {
      const { moduleId } = await addModule(db, zoneId, "pharmacy");
      const storeId = await newStore("officine", moduleId);
      const report = await importing(await fileOf("bdpm.txt", await pricedMedicines()), {
        module: "pharmacy",
        store: "officine",
        set: "stock=10,category=Médicaments",
        reading: { columns: ["sku", "name", "unit", "price", "brand"], encoding: "latin1" },
      });
      expect(report.refused).toEqual([]);
      expect(report.accepted).toBeGreaterThan(1000);
      const rows = await itemsOf(storeId);
      expect(rows.every(({ price, sku }) => price > 0 && /^\d{13}$/.test(sku ?? ""))).toBe(true);
      expect(rows.some(({ name }) => name.fr.includes("é"))).toBe(true);
    }, 60_000);

    /** The packs that have a price, with the names of their medicines. */
    async function pricedMedicines(): Promise<Buffer> {
      const linesOf = async (name: string) =>
        (await readFile(join(openData, "pharmacy/bdpm", name), "latin1"))
          .split(/\r?\n/)
          .map((line) => line.split("\t").map((cell) => cell.trim()));
      const medicines = new Map((await linesOf("CIS_bdpm.txt")).map((one) => [one[0], one]));
      const packs = await linesOf("CIS_CIP_bdpm.txt");
      const rows = packs.flatMap(([cis, , pack, , , , cip13, , , price]) => {
        const medicine = medicines.get(cis);
        return medicine && price
          ? [[cip13, medicine[1], pack?.slice(0, 100), price, medicine[10]]]
          : [];
      });
      return Buffer.from(rows.map((row) => row.join("\t")).join("\n"), "latin1");
    }

    test("the products of three shops", async () => {
      const { moduleId } = await addModule(db, zoneId, "ecommerce");
      const storeId = await newStore("emporium", moduleId);
      const options = { module: "ecommerce", store: "emporium" };
      const dummy = await importing(join(openData, "ecommerce/dummyjson/products.json"), {
        ...options,
        map: "sku=sku,pictures=",
      });
      expect(dummy).toMatchObject({ accepted: 194, refused: [] });

      const demo = await importing(await fileOf("retail.jsonl", await retailProducts()), {
        ...options,
        ...without,
        keepGoing: true,
      });
      expect(demo.accepted).toBe(2465);

      const eshop = await importing(await fileOf("eshop.json", await eshopProducts()), {
        ...options,
        map: "sku=Name",
        set: "stock=7",
        givenPictures: join(openData, "ecommerce/dotnet-eshop/Pics"),
      });
      expect(eshop).toMatchObject({ accepted: 12, refused: [] });
      expect(await db.$count(items, eq(items.storeId, storeId))).toBe(194 + 2465 + 12);
    }, 120_000);

    /** Some of them, with their photos. */
    async function eshopProducts(): Promise<string> {
      const text = await readFile(join(openData, "ecommerce/dotnet-eshop/catalog.json"), "utf8");
      const products = JSON.parse(text) as { Id: number }[];
      return JSON.stringify(
        products.slice(0, 12).map((product) => ({ ...product, photo: `${product.Id}.webp` })),
      );
    }

    /** The plain YAML they are written in, as JSON Lines. */
    async function retailProducts(): Promise<string> {
      const file = join(openData, "ecommerce/aws-retail-demo-store/products.yaml");
      const blocks = (await readFile(file, "utf8")).split(/^- /m).slice(1);
      const wanted = ["id", "name", "category", "style", "description", "price", "current_stock"];
      return blocks
        .map((block) => {
          const unfolded = block.replace(/\n {4,}/g, " ");
          const pairs = [...unfolded.matchAll(/^\s*(\w+): (.*)$/gm)];
          return JSON.stringify(
            Object.fromEntries(
              pairs.flatMap(([, key = "", value = ""]) =>
                wanted.includes(key) ? [[key, value.replace(/^(['"])(.*)\1$/, "$2")]] : [],
              ),
            ),
          );
        })
        .join("\n");
    }
  },
);
