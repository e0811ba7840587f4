import { buttonClasses } from "@errand/ui/button-classes.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import type { LucideIcon } from "lucide-react";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { Link } from "react-router";

interface RowProps {
  label: string;
  picture: ReactNode;
  phone?: { number: string; name: string };
  /** Whom a customer can write to while the order is in progress. */
  chat?: { path: string; name: string } | null;
  children: ReactNode;
}

/** One contact of an order: who or what it is, and how to reach them. */
export function ContactRow({ label, picture, phone, chat, children }: RowProps) {
  const t = useMessages("orders");
  return (
    <section aria-label={label} className="flex min-h-20 items-center gap-3.5 py-3">
      {picture}
      <div className="min-w-0 grow">
        <p className="text-meta text-muted">{label}</p>
        {children}
      </div>
      {chat && (
        <Link
          to={chat.path}
          aria-label={t("write", { name: chat.name })}
          className={buttonClasses("soft", "md", "size-12 shrink-0 px-0!")}
        >
          <MessageCircle aria-hidden className="size-5" />
        </Link>
      )}
      {phone && (
        <a
          href={`tel:${phone.number}`}
          aria-label={t("call", { name: phone.name })}
          className={buttonClasses("soft", "md", "size-12 shrink-0 px-0!")}
        >
          <Phone aria-hidden className="size-5" />
        </a>
      )}
    </section>
  );
}

export function Face({ src }: { src: string | null }) {
  return (
    <div className="w-12 shrink-0">
      <Picture src={src} alt="" sizes="48px" className="rounded-full" />
    </div>
  );
}

export function RoundIcon({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className="grid size-12 shrink-0 place-items-center rounded-full bg-sunken">
      <Icon aria-hidden className="size-5.5" strokeWidth={1.8} />
    </span>
  );
}
