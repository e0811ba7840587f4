import type { Order } from "@errand/core/orders/orders.types";
import House from "lucide-react/icons/house";
import KeyRound from "lucide-react/icons/key-round";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { storePath } from "../catalog/paths.ts";
import { useMessages } from "../messages/messages.ts";
import { buttonClasses } from "../ui/button-classes.ts";
import { Picture } from "../ui/picture.tsx";
import { Rating } from "../ui/rating.tsx";

/** The contacts of an order: delivery code, courier, store and delivery address. */
export function OrderContacts({ order }: { order: Order }) {
  const t = useMessages("orders");
  const { store, delivery_man: courier, delivery_address: address } = order;
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
      {order.otp && order.order_type === "delivery" && (
        <Card label={t("otp")} picture={<RoundIcon icon={KeyRound} />}>
          <p className="text-2xl font-bold tracking-widest tabular-nums">{order.otp}</p>
        </Card>
      )}
      {courier && (
        <Card
          label={t("courier")}
          picture={<Face src={courier.image_full_url} />}
          phone={{ number: courier.phone, name: courier.f_name }}
        >
          <p className="font-semibold">{courier.f_name}</p>
          <p className="flex items-center gap-2 text-sm text-muted">
            {courier.vehicle_type}
            {courier.rating_count > 0 && (
              <Rating value={courier.avg_rating} count={courier.rating_count} />
            )}
          </p>
        </Card>
      )}
      {store && (
        <Card
          label={t("store")}
          picture={<Face src={store.logo_full_url} />}
          phone={{ number: store.phone, name: store.name }}
        >
          <Link to={storePath(store)} className="font-semibold hover:text-accent">
            {store.name}
          </Link>
          <p className="text-sm text-muted">{store.address}</p>
        </Card>
      )}
      {address && (
        <Card label={t("to")} picture={<RoundIcon icon={House} />}>
          <p className="font-semibold">{address.contact_person_name}</p>
          <p className="text-sm text-muted">
            {[address.address, address.road, address.house, address.floor]
              .filter(Boolean)
              .join(", ")}
          </p>
        </Card>
      )}
    </div>
  );
}

interface CardProps {
  label: string;
  picture: ReactNode;
  phone?: { number: string; name: string };
  children: ReactNode;
}

function Card({ label, picture, phone, children }: CardProps) {
  const t = useMessages("orders");
  return (
    <section
      aria-label={label}
      className="flex items-center gap-3.5 rounded-card border border-line bg-card p-4"
    >
      {picture}
      <div className="min-w-0 grow">
        <p className="text-sm text-muted">{label}</p>
        {children}
      </div>
      {phone && (
        <a
          href={`tel:${phone.number}`}
          aria-label={t("call", { name: phone.name })}
          className={buttonClasses("outline", "md", "size-11 shrink-0 rounded-full px-0!")}
        >
          <Phone aria-hidden className="size-5" />
        </a>
      )}
    </section>
  );
}

function Face({ src }: { src: string | null }) {
  return (
    <div className="w-14 shrink-0">
      <Picture src={src} alt="" sizes="56px" className="rounded-full border border-line" />
    </div>
  );
}

function RoundIcon({ icon: Icon }: { icon: typeof House }) {
  return (
    <span className="grid size-14 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
      <Icon aria-hidden className="size-6" strokeWidth={1.8} />
    </span>
  );
}
