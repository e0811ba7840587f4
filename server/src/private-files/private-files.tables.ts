import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What a private picture is for. */
export type FilePurpose =
  | "prescription"
  | "delivery_proof"
  | "parcel"
  | "refund"
  | "message"
  | "incident"
  | "courier_paper"
  | "trip_check"
  | PartnerPicture;

/** What applicants upload; the logo, the cover and the photo become public with an approval. */
export type PartnerPicture = "logo" | "cover" | "tin_certificate" | "photo" | "identity";

/**
 * Where a PDF document may stand for a picture: the error of a file that is neither. The sentence
 * for prescriptions is that of spec §5, Images.
 */
export const documentRefusals: Partial<
  Record<FilePurpose, "picture_type_unsupported" | "paper_type_unsupported">
> = {
  tin_certificate: "paper_type_unsupported",
  identity: "paper_type_unsupported",
  prescription: "picture_type_unsupported",
};

/**
 * Pictures and documents that only those may see who take part in their subject. The storage holds
 * their contents.
 */
export const privateFiles = pgTable(
  "private_files",
  {
    /** 128 random bits; the name of the content in the storage. */
    key: text().primaryKey(),
    purpose: text().$type<FilePurpose>().notNull(),
    /**
     * What it belongs to, such as `order:100000`; null until the request that uploads it is
     * committed.
     */
    subject: text(),
    /** Of a picture. */
    width: integer(),
    height: integer(),
    /** Of a PDF document, with its ending. */
    documentName: text(),
    documentSize: integer(),
    /** Null for a document that is older than pictures of pages. */
    documentPages: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index().on(t.subject),
    index("private_files_unattached").on(t.createdAt).where(sql`${t.subject} is null`),
    check(
      "private_files_kind",
      sql`num_nonnulls(${t.width}, ${t.height}) = case when ${t.documentName} is null then 2 else 0 end
        and (${t.documentName} is null) = (${t.documentSize} is null)`,
    ),
  ],
);
