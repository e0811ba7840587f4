import type { Language } from "@errand/core/language";
import { type SQL, sql } from "drizzle-orm";
import type messages from "../messages/personal-data.en.json";

type SectionKey = keyof (typeof messages)["title"];

/** A part of the personal data: the rows of one kind, by a query whose columns are its fields. */
export interface Section {
  key: SectionKey;
  fields: (keyof (typeof messages)["field"])[];
  /** Fields in minor units. */
  amounts?: string[];
  /** The field `pictures` has keys of private files instead of names of public pictures. */
  hasPrivatePictures?: boolean;
  query(customerId: number, language: Language): SQL;
}

/** A moment in the form of the API. */
const moment = (column: SQL) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const createdAt = sql`${moment(sql`t.created_at`)} as created_at`;

/** The comment of a review, which is written in one language. */
const comment = (language: Language) =>
  sql`coalesce(nullif(t.comment ->> ${language}::text, ''), nullif(t.comment ->> 'en', ''), t.comment ->> 'fr') as comment`;

/**
 * The sections of the export, in this order. A table that names a customer belongs to one of them,
 * or to those that `personal-data.test.ts` lists with the reason.
 */
export const sections: Section[] = [
  {
    key: "account",
    fields: [
      "first_name",
      "last_name",
      "email",
      "phone",
      "signed_up_with",
      "ref_code",
      "created_at",
      "pictures",
    ],
    query: (id) => sql`
      select first_name, last_name, email, phone, login_medium as signed_up_with, ref_code, ${createdAt},
        array_remove(array[image], null) as pictures
      from customers t where id = ${id}`,
  },
  {
    key: "addresses",
    fields: [
      "type",
      "label",
      "address",
      "road",
      "house",
      "floor",
      "latitude",
      "longitude",
      "contact",
      "phone",
      "note",
      "created_at",
    ],
    query: (id) => sql`
      select type, label, address, road, house, floor, latitude, longitude, contact_name as contact,
        contact_phone as phone, additional_information as note, ${createdAt}
      from customer_addresses t where customer_id = ${id} order by t.id`,
  },
  {
    key: "sessions",
    fields: ["browser", "system", "created_at", "last_used_at"],
    query: (id) => sql`
      select browser, system, ${createdAt}, ${moment(sql`t.last_used_at`)} as last_used_at
      from sessions t where customer_id = ${id} order by t.created_at`,
  },
  {
    key: "passkeys",
    fields: ["name", "created_at"],
    query: (id) =>
      sql`select name, ${createdAt} from passkeys t where customer_id = ${id} order by t.id`,
  },
  {
    key: "linked_accounts",
    fields: ["provider", "provider_id", "created_at"],
    query: (id) => sql`
      select medium as provider, subject as provider_id, ${moment(sql`t.linked_at`)} as created_at
      from social_identities t where customer_id = ${id} order by t.linked_at`,
  },
  {
    key: "interests",
    fields: ["name"],
    query: (id, language) => sql`
      select c.name ->> ${language}::text as name
      from interests t join categories c on c.id = any(t.category_ids) where t.customer_id = ${id} order by c.id`,
  },
  {
    key: "wishlist",
    fields: ["item", "store", "created_at", "pictures"],
    query: (id, language) => sql`
      select i.name ->> ${language}::text as item, s.name ->> ${language}::text as store, ${createdAt},
        array_remove(array[coalesce(i.images[1], s.logo)], null) as pictures
      from wishlist_entries t left join items i on i.id = t.item_id left join stores s on s.id = t.store_id
      where t.customer_id = ${id} order by t.id`,
  },
  {
    key: "wishes",
    fields: ["wish", "created_at"],
    query: (id) =>
      sql`select text as wish, ${createdAt} from wishes t where customer_id = ${id} order by t.id`,
  },
  {
    key: "cart",
    fields: ["item", "quantity", "created_at", "pictures"],
    query: (id, language) => sql`
      select i.name ->> ${language}::text as item, t.quantity, ${createdAt}, i.images[1:1] as pictures
      from cart_lines t join items i on i.id = t.item_id where t.customer_id = ${id} order by t.id`,
  },
  {
    key: "groups",
    fields: ["store", "name", "items", "created_at"],
    query: (id, language) => sql`
      select s.name ->> ${language}::text as store, t.name, (
          select string_agg(l.quantity || ' × ' || (i.name ->> ${language}::text), ', ' order by l.id)
          from group_lines l join items i on i.id = l.item_id where l.member_id = t.id
        ) as items, ${moment(sql`t.joined_at`)} as created_at
      from group_members t join group_orders g on g.id = t.group_id join stores s on s.id = g.store_id
      where t.customer_id = ${id} order by t.id`,
  },
  {
    key: "orders",
    fields: [
      "id",
      "created_at",
      "status",
      "items",
      "amount",
      "currency",
      "payment_method",
      "contact",
      "phone",
      "email",
      "address",
      "note",
      "instruction",
      "coupon",
      "pictures",
    ],
    amounts: ["amount"],
    query: (id, language) => sql`
      select t.id, ${createdAt}, t.status, (
          select string_agg(l.quantity || ' × ' || coalesce(l.snapshot -> 'name' ->> ${language}::text,
            l.snapshot -> ${language}::text ->> 'name'), ', ' order by l.id)
          from order_lines l where l.order_id = t.id
        ) as items, t.amount, t.currency_code as currency, t.payment_method, t.contact_name as contact,
        t.contact_number as phone, t.contact_email as email, t.address ->> 'address' as address, t.note,
        t.delivery_instruction as instruction, t.coupon_code as coupon, array(
          select l.snapshot -> 'pictures' ->> 0 from order_lines l
          where l.order_id = t.id and l.snapshot -> 'pictures' ->> 0 is not null order by l.id
        ) as pictures
      from orders t where t.customer_id = ${id} and t.kind <> 'trip' order by t.id`,
  },
  {
    key: "rental_wishlist",
    fields: ["vehicle", "rental_provider", "created_at", "pictures"],
    query: (id, language) => sql`
      select v.name ->> ${language}::text as vehicle, s.name ->> ${language}::text as rental_provider, ${createdAt},
        array_remove(array[coalesce(v.images[1], s.logo)], null) as pictures
      from rental_wishlist_entries t left join vehicles v on v.id = t.vehicle_id
        left join stores s on s.id = t.provider_id
      where t.customer_id = ${id} order by t.id`,
  },
  {
    key: "rental_cart",
    fields: ["vehicle", "quantity", "pickup", "destination", "pickup_time", "created_at"],
    query: (id, language) => sql`
      select v.name ->> ${language}::text as vehicle, l.quantity, t.pickup ->> 'name' as pickup,
        t.destination ->> 'name' as destination, ${moment(sql`t.pickup_time`)} as pickup_time,
        ${moment(sql`l.created_at`)} as created_at
      from rental_carts t join rental_cart_lines l on l.cart_id = t.id join vehicles v on v.id = l.vehicle_id
      where t.customer_id = ${id} order by l.id`,
  },
  {
    key: "trips",
    fields: [
      "id",
      "created_at",
      "status",
      "rental_provider",
      "vehicles",
      "type",
      "pickup_time",
      "pickup",
      "destination",
      "amount",
      "currency",
      "payment_method",
      "contact",
      "phone",
      "email",
      "note",
      "coupon",
      "pictures",
    ],
    amounts: ["amount"],
    query: (id, language) => sql`
      select t.id, ${createdAt}, t.status, s.name ->> ${language}::text as rental_provider, (
          select string_agg(l.quantity || ' × ' || (l.snapshot -> 'name' ->> ${language}::text), ', ' order by l.id)
          from trip_lines l where l.order_id = t.id
        ) as vehicles, r.rental_type as type, ${moment(sql`r.pickup_time`)} as pickup_time,
        r.pickup ->> 'name' as pickup, r.destination ->> 'name' as destination, t.amount,
        t.currency_code as currency, nullif(t.payment_method, '') as payment_method, t.contact_name as contact,
        t.contact_number as phone, t.contact_email as email, t.note, t.coupon_code as coupon, array(
          select l.snapshot -> 'pictures' ->> 0 from trip_lines l
          where l.order_id = t.id and l.snapshot -> 'pictures' ->> 0 is not null order by l.id
        ) as pictures
      from orders t join trip_orders r on r.order_id = t.id join stores s on s.id = r.provider_id
      where t.customer_id = ${id} order by t.id`,
  },
  {
    key: "refund_requests",
    fields: ["order_id", "reason", "note", "amount", "status", "created_at", "pictures"],
    amounts: ["amount"],
    hasPrivatePictures: true,
    query: (id) => sql`
      select t.order_id, t.reason, t.note, t.amount, replace(t.state, 'to_confirm', 'pending') as status,
        ${createdAt}, t.pictures
      from refund_requests t join orders o on o.id = t.order_id
      left join refund_proposals p on p.request_id = t.id
      where o.customer_id = ${id} and (t.state <> 'to_confirm' or p.requested) order by t.id`,
  },
  {
    key: "reviews",
    fields: ["store", "item", "rating", "comment", "created_at", "pictures"],
    query: (id, language) => sql`
      select s.name ->> ${language}::text as store, i.name ->> ${language}::text as item, t.rating,
        ${comment(language)},
        ${createdAt}, t.attachments as pictures
      from reviews t join stores s on s.id = t.store_id left join items i on i.id = t.item_id where t.customer_id = ${id} order by t.id`,
  },
  {
    key: "vehicle_reviews",
    fields: ["vehicle", "rating", "comment", "created_at", "pictures"],
    query: (id, language) => sql`
      select v.name ->> ${language}::text as vehicle, t.rating,
        ${comment(language)},
        ${createdAt}, t.attachments as pictures
      from vehicle_reviews t join vehicles v on v.id = t.vehicle_id where t.customer_id = ${id} order by t.id`,
  },
  {
    key: "courier_reviews",
    fields: ["order_id", "rating", "comment", "created_at"],
    query: (id) => sql`
      select t.order_id, t.rating, t.comment, ${createdAt}
      from courier_reviews t where t.customer_id = ${id} order by t.id`,
  },
  {
    key: "wallet",
    fields: ["created_at", "kind", "amount"],
    amounts: ["amount"],
    query: (id) => postings("customer_wallet", id),
  },
  {
    key: "points",
    fields: ["created_at", "kind", "points"],
    query: (id) => sql`
      select created_at, kind, amount as points from (${postings("customer_points", id)}) p`,
  },
  {
    key: "coupons",
    fields: ["coupon", "uses"],
    query: (id) => sql`
      select c.code as coupon, t.uses
      from coupon_customers t join coupons c on c.id = t.coupon_id where t.customer_id = ${id} order by c.id`,
  },
  {
    key: "cashback",
    fields: ["title", "uses"],
    query: (id, language) => sql`
      select o.title ->> ${language}::text as title, t.uses
      from cashback_customers t join cashback_offers o on o.id = t.offer_id
      where t.customer_id = ${id} order by o.id`,
  },
  {
    key: "referred_by",
    fields: ["name", "created_at"],
    query: (id) => sql`
      select r.first_name as name, ${createdAt}
      from referrals t left join customers r on r.id = t.referrer_id where t.customer_id = ${id}`,
  },
  {
    key: "referrals",
    fields: ["name", "created_at", "amount"],
    amounts: ["amount"],
    query: (id) => sql`
      select f.first_name as name, ${createdAt}, t.reward as amount
      from referrals t join customers f on f.id = t.customer_id
      where t.referrer_id = ${id} order by t.created_at`,
  },
  {
    key: "messages",
    fields: ["created_at", "sender", "message", "order_id", "pictures"],
    hasPrivatePictures: true,
    query: (id) => sql`
      select ${createdAt}, t.sender, t.text as message, t.order_id, array(
          select f.key from private_files f where f.subject = 'message:' || t.id order by f.key
        ) as pictures
      from chat_messages t join conversations c on c.id = t.conversation_id
      where c.customer_id = ${id} order by t.id`,
  },
  {
    key: "notifications",
    fields: ["created_at", "kind", "seen_at"],
    query: (id) => sql`
      select ${createdAt}, t.type as kind, ${moment(sql`t.seen_at`)} as seen_at
      from notifications t where t.customer_id = ${id} order by t.id`,
  },
  {
    key: "notification_settings",
    fields: [
      "orders_push",
      "orders_email",
      "messages_push",
      "rewards_push",
      "offers_push",
      "quiet_from",
      "quiet_until",
    ],
    query: (id) => sql`
      select orders_push, orders_email, messages_push, rewards_push, offers_push,
        quiet_from::text, quiet_until::text
      from notification_settings t where t.customer_id = ${id}`,
  },
];

function postings(account: "customer_wallet" | "customer_points", customerId: number): SQL {
  return sql`
    select ${moment(sql`j.at`)} as created_at, j.kind, p.amount
    from ledger_postings p
    join ledger_accounts a on a.id = p.account_id
    join ledger_journals j on j.id = p.journal_id
    where a.kind = ${account} and a.owner = ${String(customerId)}
    order by p.id`;
}
