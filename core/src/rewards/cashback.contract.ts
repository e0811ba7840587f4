import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { day, id, money } from "../values.ts";

const cashbackType = z.enum(["percentage", "amount"]);

const cashbackOffer = z.object({
  id,
  title: z.string(),
  cashback_type: cashbackType,
  cashback_amount: z.number(),
  min_purchase: money,
  /** 0: no cap. */
  max_discount: money,
  /** For how many orders of one customer. */
  same_user_limit: z.int(),
  start_date: day,
  end_date: day,
});

const access = { allow: "customer", needs: ["module"] } as const;

export const listCashbacks = endpoint("GET /cashback/list", {
  about: "The cashback that this customer can get now; empty in a shop without a wallet.",
  ...access,
  input: z.object({}),
  reply: z.array(cashbackOffer),
  errors: [],
});

export const calculateCashback = endpoint("GET /cashback/getCashback", {
  about: "The best cashback for an order of this amount; zeros when there is none.",
  ...access,
  input: z.object({ amount: money }),
  reply: z.object({
    id: id.nullable(),
    calculated_amount: money,
    cashback_type: cashbackType.nullable(),
    cashback_amount: z.number(),
    min_purchase: money,
    max_discount: money,
  }),
  errors: [],
});
