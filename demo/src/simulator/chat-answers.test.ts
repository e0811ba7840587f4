import { addCustomer } from "@errand/server/cart/testing";
import { seedShop } from "@errand/server/catalog/testing";
import { startTestApi } from "@errand/server/testing";
import { answers } from "@errand/town/content/chat";
import { expect, test } from "vitest";
import { fillStaff } from "../fill/staff.ts";
import { answerMessages } from "./chat-answers.ts";
import { createStaffClient } from "./staff-client.ts";

const { api, ask, db } = await startTestApi();
await seedShop(db);
await fillStaff(db, api.settings.secret);
const support = createStaffClient(api, "desk", "support");
const answerAfter = (seconds: number) =>
  answerMessages(
    support,
    { orders: [], providerIds: [], town: { storeIds: new Set(), courierIds: new Set() } },
    (audience, id) => createStaffClient(api, audience, id),
    {
      now: new Date(Date.now() + seconds * 1000),
      speed: 1,
    },
  );

test.each(["en", "fr"] as const)(
  "the desk reads a message, then answers it once in its language: %s",
  async (language) => {
    const { token } = await addCustomer(db);
    const message = { en: "Where is the shop?", fr: "Où est le magasin ?" }[language];
    await ask("POST /customer/message/send", { receiver_type: "admin", message }, { token });
    const read = async () => {
      const input = { receiver_type: "admin" };
      return (await ask("GET /customer/message/details", input, { token })).body.messages;
    };
    await answerAfter(2);
    expect(await read()).toMatchObject([{ is_seen: 1 }]);
    await answerAfter(6);
    await answerAfter(60);
    const [answer, ...others] = await read();
    expect(others).toHaveLength(1);
    expect(answers.admin.map((text) => text[language])).toContain(answer?.message);
  },
);
