import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readPictureKeys } from "./application-pictures.ts";
import { deleteOldApplications } from "./delete-old-applications.data.ts";
import { partnerApplications } from "./partners.tables.ts";
import { codesOf, startPartnersTest } from "./testing.ts";

const partners = await startPartnersTest();
const { ask, db, register, waiting, approve, refuse, courierForm } = partners;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const identityOf = async (id: number) => (await readPictureKeys(db, id))("identity");

test("deletes applications that nobody has verified after a day", async () => {
  const { application } = (await register("store")).body;
  const { id } = await waiting("store");
  await deleteOldApplications(db, inDays(0.9));
  expect(await partners.rowOf(application.id)).toBeDefined();
  await deleteOldApplications(db, inDays(1.1));
  expect(await partners.rowOf(application.id)).toBeUndefined();
  expect(await partners.rowOf(id)).toBeDefined();
});

test("deletes the pictures of identity documents a month after the decision, and no others", async () => {
  const [approved, refused, open] = [
    await waiting("courier"),
    await waiting("courier"),
    await waiting("courier"),
  ];
  await approve(approved.id);
  await refuse(refused.id);
  await deleteOldApplications(db, inDays(29));
  for (const { id } of [approved, refused]) expect(await identityOf(id)).toHaveLength(2);
  await deleteOldApplications(db, inDays(31));
  for (const { id } of [approved, refused]) {
    expect(await identityOf(id)).toEqual([]);
    expect((await readPictureKeys(db, id))("photo")).toHaveLength(1);
  }
  expect(await identityOf(open.id)).toHaveLength(2);

  const { email = "", phone = "" } = (await partners.rowOf(refused.id)) ?? {};
  const form = courierForm({ email, phone, image: undefined });
  const correct = (identity_image: File[] | undefined) =>
    ask("PUT /auth/delivery-man/store", {
      ...form,
      identity_image,
      application_token: refused.token,
    });
  expect(codesOf(await correct(undefined))).toEqual([422, "identity_image"]);
  expect((await correct([partners.picture])).status).toBe(200);
});

test("deletes refused applications after three months, and keeps approved ones", async () => {
  await db.delete(partnerApplications);
  const [approved, refused] = [await waiting("store"), await waiting("store")];
  await approve(approved.id);
  await refuse(refused.id);
  await deleteOldApplications(db, inDays(91));
  const left = await db.select({ id: partnerApplications.id }).from(partnerApplications);
  expect(left).toEqual([{ id: approved.id }]);
  expect(await db.$count(partnerApplications, eq(partnerApplications.id, refused.id))).toBe(0);
});
