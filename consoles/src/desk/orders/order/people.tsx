import { isPermitted } from "@errand/core/principals";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { LucideIcon } from "lucide-react";
import Bike from "lucide-react/icons/bike";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import Store from "lucide-react/icons/store";
import User from "lucide-react/icons/user";
import { Link } from "react-router";
import { useMember } from "../../../console/console.ts";
import { officeButtonClasses } from "../../../console/office/office-button.tsx";
import type { OrderDetails } from "./order.queries.ts";

interface PersonProps {
  icon: LucideIcon;
  role: string;
  name: string;
  text: string;
  phone?: string;
  to?: string;
  /** Where the desk writes to the person. */
  chat?: string;
}

/** A masked phone cannot be called. */
function isComplete(phone: string | undefined): phone is string {
  return phone !== undefined && /^\+\d{6,}$/.test(phone);
}

/** Who has to do with an order, and how to reach them. */
export function People({ order }: { order: OrderDetails }) {
  const t = useMessages("desk-orders");
  const { customer, store, delivery_man: courier, receiver_details: receiver } = order;
  const people: PersonProps[] = [];
  if (store) {
    const { name, address, phone, id } = store;
    people.push({
      icon: Store,
      role: t("page.store"),
      name,
      text: address,
      phone,
      to: `/desk/stores/${id}`,
      chat: `/desk/messages/store/${id}`,
    });
  }
  people.push({
    icon: User,
    role: order.order_type === "parcel" ? t("page.sender") : t("page.customer"),
    name: customer.name,
    text: [
      customer.order_count === null
        ? t("page.guest")
        : t("page.ordersOf", { count: customer.order_count }),
      isComplete(customer.phone) ? null : customer.phone,
      customer.email,
    ]
      .filter(Boolean)
      .join(", "),
    phone: customer.phone,
    ...(customer.id !== null && {
      to: `/desk/people/${customer.id}`,
      chat: `/desk/messages/customer/${customer.id}`,
    }),
  });
  if (receiver) {
    people.push({
      ...{ icon: User, role: t("page.receiver"), name: receiver.contact_person_name },
      ...{ text: receiver.address, phone: receiver.contact_person_number },
    });
  }
  people.push(
    courier
      ? {
          ...{ icon: Bike, role: t("page.courier"), name: courier.f_name },
          ...{ text: courier.vehicle_type, phone: courier.phone },
          to: `/desk/couriers/${courier.id}`,
          chat: `/desk/messages/courier/${courier.id}`,
        }
      : { icon: Bike, role: t("page.courier"), name: t("page.noCourier"), text: "" },
  );
  return (
    <ul
      aria-label={t("page.people")}
      className="flex flex-wrap gap-x-8 gap-y-3 border-b border-line px-4 py-4 md:px-5"
    >
      {people.map((person) => (
        <Person key={`${person.role} ${person.name}`} {...person} />
      ))}
      {order.run_id !== null && (
        <li className="self-center">
          <Link to={`/desk/orders?run=${order.run_id}`} className="font-semibold underline">
            {t("page.run", { id: String(order.run_id) })}
          </Link>
        </li>
      )}
    </ul>
  );
}

function Person({ icon: Icon, role, name, text, phone, to, chat }: PersonProps) {
  const t = useMessages("desk-orders");
  const mayWrite = isPermitted(useMember(), "chat", false);
  return (
    <li className="flex min-w-0 items-center gap-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken">
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="min-w-0">
        <span className="sr-only">{role}: </span>
        <bdi className="block truncate font-bold">
          {to ? (
            <Link to={to} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </bdi>
        <span className="block max-w-64 truncate text-strong">{text}</span>
      </span>
      {isComplete(phone) && (
        <a
          href={`tel:${phone}`}
          aria-label={t("page.call", { name })}
          className={officeButtonClasses("soft", "px-2.5")}
        >
          <Phone aria-hidden className="size-4.5" />
        </a>
      )}
      {mayWrite && chat && (
        <Link
          to={chat}
          aria-label={t("page.write", { name })}
          className={officeButtonClasses("soft", "px-2.5")}
        >
          <MessageCircle aria-hidden className="size-4.5" />
        </Link>
      )}
    </li>
  );
}
