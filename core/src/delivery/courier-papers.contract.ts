import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { day, id, imageFile, page, paging, requires, text, timestamp } from "../values.ts";

/** The papers that couriers have to show, and what the desk says of them (contract 7.8). */

const paperKinds = ["identity", "licence", "insurance", "vehicle"] as const;
export type PaperKind = (typeof paperKinds)[number];

const paperStates = ["waiting", "accepted", "refused"] as const;
export type PaperState = (typeof paperStates)[number];

export const courierPaper = z.object({
  id,
  kind: z.enum(paperKinds),
  number: z.string(),
  /** The last day on which it is valid; null for one without an end. */
  valid_until: day.nullable(),
  state: z.enum(paperStates),
  /** Whether it is no longer valid today. */
  expired: z.boolean(),
  /** Why it was refused. */
  reason: z.string().nullable(),
  image_full_url: z.array(z.string()),
  created_at: timestamp,
});
export type CourierPaper = z.infer<typeof courierPaper>;

export const listCourierPapers = endpoint("GET /courier/papers", {
  about: "The papers of the courier, newest first.",
  allow: { staff: "courier" },
  input: z.object({}),
  reply: z.array(courierPaper),
  errors: [],
});

export const addCourierPaper = endpoint("POST /courier/papers", {
  about:
    "Adds a paper, or its renewal, with pictures, which waits for the desk. Once an accepted one has expired without an accepted renewal, its courier cannot go on duty.",
  allow: { staff: "courier" },
  form: true,
  keyRequired: true,
  status: 201,
  input: z.object({
    kind: z.enum(paperKinds),
    number: text(50),
    valid_until: day.optional(),
    image: z.array(imageFile).min(1).max(5),
  }),
  reply: z.object({ message: z.string(), paper: courierPaper }),
  errors: ["paper_expired", "picture_type_unsupported"],
});

const deskPaper = courierPaper.extend({ courier_id: id, courier_name: z.string() });

export const listDeskPapers = endpoint("GET /desk/papers", {
  about: "The papers of couriers: those that wait for the desk oldest first, others newest first.",
  allow: { staff: "desk", permission: "partners" },
  input: z.object({
    ...paging,
    state: z.enum(paperStates).default("waiting"),
    courier_id: id.optional(),
  }),
  reply: page("papers", deskPaper),
  errors: ["offset_too_large"],
});

export const decideCourierPaper = endpoint("PUT /desk/papers/{id}", {
  about: "Accepts a paper, or refuses it with a reason that its courier reads.",
  allow: { staff: "desk", permission: "partners", owns: "paper" },
  input: z
    .object({ id, state: z.enum(["accepted", "refused"]), reason: text(255).optional() })
    .refine(
      ({ state, reason }) => state === "accepted" || reason !== undefined,
      requires("reason"),
    ),
  reply: z.object({ message: z.string(), paper: deskPaper }),
  errors: ["paper_not_found"],
});
