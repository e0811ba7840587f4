import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openDesk } from "../testing.tsx";

const by = { id: 7, kind: "operator", name: "Julie Sarrade" };
const coupon = (overrides: object = {}) => ({
  ...{ path: "coupons/12", id: 12, version: 3, active: 1, status: "live", position: null },
  ...{ from: "2026-11-23T23:00:00.000Z", until: null, next: null, uses: 4, given: 12.5 },
  ...{ updated_at: "2026-11-28T10:00:00.000Z", updated_by: by },
  values: {
    ...{ module_id: 1, coupon_type: "default", title: { en: "Evening", fr: "Soir" } },
    ...{ code: "SOIR5", discount: 5, discount_type: "percent", min_purchase: 0 },
    ...{ max_discount: 0, limit: 1, total_limit: null, store_id: null, zone_ids: [] },
    borne_by: "platform",
  },
  ...overrides,
});
const page = (entries: object[]) => ({
  total_size: entries.length,
  limit: 100,
  offset: 1,
  entries,
});
const modules = [
  {
    ...{ id: 1, module_name: "Meals", slug: "meals", module_type: "food", description: "" },
    ...{ icon_full_url: null, thumbnail_full_url: null, status: 1, zones: [2] },
    ...{ all_zone_service: 0, stores_count: 1, items_count: 1 },
  },
];
const zone = {
  ...{ id: 2, name: "Old Town", display_name: "Old Town", status: 1 },
  coordinates: { type: "Polygon", coordinates: [] },
  ...{ cash_on_delivery: true, digital_payment: true, offline_payment: false },
  ...{ increased_delivery_fee: 0, increased_delivery_fee_status: 0 },
  increase_delivery_charge_message: null,
};
const replies = {
  "GET /module": () => modules,
  "GET /zone/list": () => [zone],
  "GET /desk/choices": () => [],
  "GET /desk/coupons": () => page([coupon()]),
  "GET /desk/coupons/{id}": () => coupon(),
  "POST /desk/preview": () => ({
    effects: [
      {
        path: "coupons/12",
        code: "orders_keep_terms",
        count: 1,
        message: "1 order would keep it.",
      },
    ],
    ...{ preview_token: null, expires_at: null },
  }),
};
const writes = (sent: { endpoint: string; input: Record<string, unknown> }[]) =>
  sent.filter(({ endpoint }) => endpoint !== "POST /desk/preview");
const saved = (overrides: object, effects: object[] = []) => ({
  ...{ message: "Saved.", effects },
  entry: coupon({ version: 4, ...overrides }),
});

async function edit(field: RegExp, text: string) {
  const input = await screen.findByRole("textbox", { name: field });
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

test("a list leads to an editor, which publishes what is changed and nothing else", async () => {
  const { sent } = await openDesk("/desk/marketing/coupons", {
    replies: {
      ...replies,
      "PUT /desk/coupons/{id}": ({ values }) =>
        saved({ values }, [{ code: "orders_keep_terms", message: "2 orders keep it." }]),
    },
  });
  const link = await screen.findByRole("link", { name: "SOIR5" });
  expect(screen.getByRole("cell", { name: "Live" })).toBeDefined();
  await userEvent.click(link);
  await edit(/Title, in French/, "Le soir");
  expect(screen.getByText("1 change")).toBeDefined();
  expect(await screen.findByText("1 order would keep it.")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));
  expect(await screen.findByText("2 orders keep it.")).toBeDefined();
  expect(screen.queryByText("1 change")).toBeNull();
  expect(writes(sent)[0]?.input).toEqual({
    ...{ version: 3 },
    values: { ...coupon().values, title: { en: "Evening", fr: "Le soir" } },
  });
});

test("says at once that somebody else has changed what is edited, and nothing of one's own change", async () => {
  const { tell } = await openDesk("/desk/marketing/coupons/12", { replies });
  await edit(/^Code/, "SOIR6");
  await tell("entry", { path: "coupons/13", version: 9 });
  await tell("entry", { path: "coupons/12", version: 3 });
  expect(screen.queryByText(/Somebody else/)).toBeNull();
  await tell("entry", { path: "coupons/12", version: 4 });
  expect(await screen.findByText("Somebody else has changed this meanwhile.")).toBeDefined();
  expect(screen.getByDisplayValue("SOIR6")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: /Read it again/ }));
  await waitFor(() => expect(screen.getByDisplayValue("SOIR5")).toBeDefined());
});

test("reads a list again when somebody changes an entry of it", async () => {
  let code = "SOIR5";
  const { tell } = await openDesk("/desk/marketing/coupons", {
    replies: {
      ...replies,
      "GET /desk/coupons": () => page([coupon({ values: { ...coupon().values, code } })]),
    },
  });
  await screen.findByRole("link", { name: "SOIR5" });
  code = "MIDI5";
  await tell("entry", { path: "coupons/12", version: 4 });
  expect(await screen.findByRole("link", { name: "MIDI5" })).toBeDefined();
});

test("leads to the shop with what is not published yet, as of when it begins", async () => {
  const { sent } = await openDesk("/desk/marketing/coupons/12", {
    replies: {
      ...replies,
      "POST /desk/preview": ({ at }) => ({
        effects: [],
        preview_token: at ? "T".repeat(43) : null,
        expires_at: null,
      }),
    },
  });
  await edit(/^Code/, "SOIR6");
  await userEvent.click(screen.getByRole("button", { name: "Preview…" }));
  const dialog = await screen.findByRole("dialog", { name: "Preview as a customer" });
  const moment = within(dialog).getByLabelText(/^As of/);
  await userEvent.clear(moment);
  await userEvent.type(moment, "2026-12-04T18:00");
  await userEvent.click(within(dialog).getByRole("button", { name: "Start" }));
  const link = await screen.findByRole("link", { name: "Open the shop" });
  expect(link.getAttribute("href")).toBe(`/preview#token=${"T".repeat(43)}`);
  const asked = sent.findLast(({ endpoint }) => endpoint === "POST /desk/preview")?.input;
  expect(asked).toMatchObject({ module_id: 1, language: "en", at: "2026-12-04T17:00:00.000Z" });
  expect(asked?.changes).toMatchObject([{ path: "coupons/12", values: { code: "SOIR6" } }]);
});

test("says that somebody else was quicker, and reads it again", async () => {
  let version = 3;
  await openDesk("/desk/marketing/coupons/12", {
    replies: {
      ...replies,
      "GET /desk/coupons/{id}": () => coupon({ version }),
      "PUT /desk/coupons/{id}": () => {
        version = 4;
        const error = {
          code: "version",
          field: "version",
          message: "Somebody else has changed it.",
        };
        return Response.json({ errors: [error] }, { status: 409 });
      },
    },
  });
  await edit(/^Code/, "SOIR6");
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));
  expect(await screen.findAllByText("Somebody else has changed it.")).not.toHaveLength(0);
  await userEvent.click(screen.getByRole("button", { name: /Read it again/ }));
  await waitFor(() => expect(screen.getByDisplayValue("SOIR5")).toBeDefined());
});

test("shows a refusal at its field, and what is missing before it is sent", async () => {
  const { sent } = await openDesk("/desk/marketing/coupons/new", {
    replies: {
      ...replies,
      "POST /desk/coupons": () =>
        Response.json(
          {
            errors: [
              {
                code: "values.code",
                field: "values.code",
                message: "Another coupon has this code.",
              },
            ],
          },
          { status: 422 },
        ),
    },
  });
  await screen.findByRole("heading", { name: "New coupon" });
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));
  expect(await screen.findAllByText("Please fill this in.")).toHaveLength(4);
  expect(writes(sent)).toEqual([]);
  await edit(/^Code/, "SOIR5");
  await edit(/Title, in English/, "Evening");
  await edit(/Title, in French/, "Soir");
  await userEvent.click(screen.getByRole("combobox", { name: /^Module/ }));
  await userEvent.click(await screen.findByRole("option", { name: "Meals" }));
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));
  const described = { name: /^Code/, description: /Another coupon has this code/ };
  expect(await screen.findByRole("textbox", described)).toBeDefined();
});

test("plans a change for later, and undoes one of the history", async () => {
  const { sent } = await openDesk("/desk/marketing/coupons/12", {
    replies: {
      ...replies,
      "PUT /desk/coupons/{id}": () =>
        saved({
          next: {
            ...{ values: coupon().values, active: 1, from: null, until: null, by },
            publish_at: "2099-12-01T11:00:00.000Z",
          },
        }),
      "GET /desk/coupons/{id}/history": () => ({
        ...{ total_size: 1, limit: 20, offset: 1 },
        changes: [
          {
            ...{ version: 3, at: "2026-11-28T10:00:00.000Z", by, note: null, undoes: null },
            diff: [{ path: "values.title.fr", before: "Nuit", after: "Soir" }],
          },
        ],
      }),
      "POST /desk/coupons/{id}/undo": () =>
        Response.json(
          {
            errors: [
              { code: "undo", message: "Changed since.", data: { paths: ["values.title.fr"] } },
            ],
          },
          { status: 409 },
        ),
    },
  });
  await edit(/^Code/, "SOIR6");
  await userEvent.click(screen.getByRole("button", { name: "Later…" }));
  const dialog = await screen.findByRole("dialog");
  await userEvent.type(within(dialog).getByLabelText(/Publish at/), "2099-12-01T12:00");
  await userEvent.click(within(dialog).getByRole("button", { name: "Plan" }));
  expect(await screen.findByText(/planned by Julie Sarrade/)).toBeDefined();
  expect(writes(sent)[0]?.input).toMatchObject({ publish_at: "2099-12-01T11:00:00.000Z" });
  await userEvent.click(screen.getByRole("button", { name: "History" }));
  expect(await screen.findByText("Nuit")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Undo version 3" }));
  expect(
    await screen.findByText("Changed again since: Title, in French. Change it by hand."),
  ).toBeDefined();
});

test("puts categories in an order among those of one parent", async () => {
  const category = (id: number, en: string, parent_id: number | null) =>
    coupon({
      ...{ path: `categories/${id}`, id, uses: 0, given: null, from: null },
      values: {
        ...{ module_id: 1, parent_id, name: { en, fr: en }, slug: en.toLowerCase() },
        ...{ image: null, featured: 0 },
      },
    });
  const { sent } = await openDesk("/desk/catalogue/categories", {
    replies: {
      ...replies,
      "GET /desk/categories": () =>
        page([category(1, "Bread", null), category(2, "Rye", 1), category(3, "Wheat", 1)]),
      "PUT /desk/categories/order": () => ({ message: "Saved." }),
    },
  });
  const first = await screen.findByRole("button", { name: "Move Rye up" });
  expect(first.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(first);
  await userEvent.click(screen.getByRole("button", { name: "Move Wheat up" }));
  await waitFor(() => expect(writes(sent)[0]?.input).toEqual({ ids: [3, 2] }));
});

test("adds a module among the settings of the shop", async () => {
  const added = coupon({
    ...{ path: "modules/9", id: 9 },
    values: {
      ...{ type: "grocery", name: { en: "Market", fr: "Marché" }, slug: "market" },
      ...{ description: { en: "Of the day", fr: "Du jour" }, icon: null, thumbnail: null },
    },
  });
  const { sent } = await openDesk("/desk/lists/modules/new", {
    replies: {
      ...replies,
      "POST /desk/settings/modules": () => saved(added),
      "GET /desk/settings/modules/{id}": () => added,
    },
  });
  await userEvent.click(await screen.findByRole("combobox", { name: /^What is ordered in it/ }));
  await userEvent.click(await screen.findByRole("option", { name: "Groceries" }));
  await edit(/^Name, in English/, "Market");
  await edit(/^Name, in French/, "Marché");
  await edit(/^Text, in English/, "Of the day");
  await edit(/^Text, in French/, "Du jour");
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));
  await waitFor(() =>
    expect(writes(sent)).toMatchObject([
      {
        endpoint: "POST /desk/settings/modules",
        input: {
          values: {
            ...{ type: "grocery", name: { en: "Market", fr: "Marché" }, slug: null },
            ...{ description: { en: "Of the day", fr: "Du jour" }, icon: null },
          },
        },
      },
    ]),
  );
});

const listed = (id: number, values: object, overrides: object = {}) =>
  coupon({ path: `lists/${id}`, id, from: null, uses: null, given: null, values, ...overrides });
const both = (text: string) => ({ en: text, fr: text });

test("puts modules in an order by the keyboard, which stays at the module", async () => {
  const named = (id: number, name: string) =>
    listed(id, {
      ...{ type: "food", name: both(name), description: both(name), slug: name.toLowerCase() },
      ...{ icon: null, thumbnail: null },
    });
  let entries = [named(1, "Meals"), named(2, "Market"), named(3, "Parcels")];
  const { sent } = await openDesk("/desk/lists", {
    replies: {
      ...replies,
      "GET /desk/settings/modules": () => page(entries),
      "PUT /desk/settings/modules/order": ({ ids }) => {
        entries = (ids as number[]).flatMap((id) => entries.find((each) => each.id === id) ?? []);
        return { message: "Saved." };
      },
    },
  });
  const up = await screen.findByRole("button", { name: "Move Parcels up" });
  up.focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(namesOfRows()).toEqual(["Meals", "Parcels", "Market"]));
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(namesOfRows()).toEqual(["Parcels", "Meals", "Market"]));
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move Parcels up" }));
  expect(writes(sent).map(({ input }) => input)).toEqual([{ ids: [1, 3, 2] }, { ids: [3, 1, 2] }]);
  await userEvent.type(screen.getByRole("searchbox"), "m");
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Move/ })).toBeNull());
});

const namesOfRows = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);

test("states where a transfer goes, and what customers state of it, line by line", async () => {
  const values = {
    name: both("Bank"),
    fields: [{ label: both("IBAN"), value: "FR76 3000" }],
    inputs: [{ label: both("Reference"), placeholder: both("RF18"), required: true }],
  };
  const { sent } = await openDesk("/desk/lists/transfers/5", {
    replies: {
      ...replies,
      "GET /desk/settings/transfers/{id}": () => listed(5, values),
      "PUT /desk/settings/transfers/{id}": ({ values: changed }) =>
        saved(listed(5, changed as object)),
    },
  });
  const account = await screen.findByRole("group", { name: "Where the money goes" });
  const remove = within(account).getByRole<HTMLButtonElement>("button", { name: "Remove line 1" });
  expect(remove.disabled).toBe(true);
  await userEvent.click(within(account).getByRole("button", { name: "Add a line" }));
  const line = within(account).getByRole("group", { name: "Line 2" });
  await userEvent.type(within(line).getByLabelText(/Name, in English/), "Holder");
  await userEvent.type(within(line).getByLabelText(/Name, in French/), "Titulaire");
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));
  expect(await within(line).findByText("Please fill this in.")).toBeDefined();
  await userEvent.type(within(line).getByLabelText(/Value/), " Errand ");
  const stated = screen.getByRole("group", { name: "What customers state" });
  await userEvent.click(within(stated).getByRole("checkbox", { name: "Has to be stated" }));
  await userEvent.click(within(account).getByRole("button", { name: "Remove line 1" }));
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));
  await waitFor(() =>
    expect(writes(sent).map(({ input }) => input.values)).toEqual([
      {
        name: both("Bank"),
        fields: [{ label: { en: "Holder", fr: "Titulaire" }, value: "Errand" }],
        inputs: [{ label: both("Reference"), placeholder: both("RF18"), required: false }],
      },
    ]),
  );
});

test("says to whom a phrase can be written, and offers a kind of parcel to its modules", async () => {
  const parcels = { ...modules[0], id: 4, module_name: "Parcels", module_type: "parcel" };
  const { sent } = await openDesk("/desk/lists/chat-phrases/new", {
    replies: {
      ...replies,
      "GET /module": () => [...modules, parcels],
      "POST /desk/settings/chat-phrases": ({ values }) => saved(listed(8, values as object)),
      "GET /desk/settings/chat-phrases/{id}": () =>
        listed(8, { message: both("Ready?"), receivers: ["vendor"] }),
      "GET /desk/settings/parcel-categories": () => page([]),
    },
  });
  await edit(/^Phrase, in English/, "Ready?");
  await edit(/^Phrase, in French/, "Prêt ?");
  const writers = within(screen.getByRole("group", { name: /^Written by/ }));
  await userEvent.click(writers.getByRole("checkbox", { name: "Couriers" }));
  const receivers = within(screen.getByRole("group", { name: /^Written to/ }));
  await userEvent.click(receivers.getByRole("checkbox", { name: "Stores" }));
  await userEvent.click(screen.getByRole("button", { name: "Publish" }));
  const message = { en: "Ready?", fr: "Prêt ?" };
  await waitFor(() =>
    expect(writes(sent)).toMatchObject([
      { input: { values: { message, receivers: ["vendor"], writers: ["delivery_man"] } } },
    ]),
  );
  await userEvent.click(screen.getByRole("radio", { name: "Kinds of parcel" }));
  await userEvent.click(await screen.findByRole("link", { name: "New" }));
  await userEvent.click(await screen.findByRole("combobox", { name: /^Module/ }));
  expect(await screen.findByRole("option", { name: "Parcels" })).toBeDefined();
  expect(screen.queryByRole("option", { name: "Meals" })).toBeNull();
});

test("shows to an auditor what nobody of that role may change", async () => {
  await openDesk("/desk/marketing/coupons/12", { permissions: ["*:read"], replies });
  await edit(/^Code/, "SOIR6");
  expect(screen.queryByRole("button", { name: "Publish" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Delete" })).toBeNull();
  expect(screen.queryByRole("link", { name: "New" })).toBeNull();
});

test("shows in the calendar what has a time, and leads to it", async () => {
  const lists = ["banners", "campaigns", "flash-sales", "cashbacks", "bonuses", "advertisements"];
  const none = Object.fromEntries(
    [...lists, "notifications"].map((list) => [`GET /desk/${list}`, () => page([])]),
  );
  const always = { from: null, until: null };
  const from = new Date(Date.now() - 86_400_000).toISOString();
  const other = { ...coupon().values, code: "ALWAYS" };
  await openDesk("/desk/marketing", {
    replies: {
      ...replies,
      ...none,
      "GET /desk/coupons": () =>
        page([coupon({ from }), coupon({ ...always, id: 13, values: other })]),
    },
  });
  const link = await screen.findByRole("link", { name: "SOIR5 coupon" });
  expect(link.getAttribute("href")).toBe("/desk/marketing/coupons/12");
  expect(screen.queryByRole("link", { name: /ALWAYS/ })).toBeNull();
});
