import { Globe, House, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useShop } from "../config/shop.ts";
import { Button } from "../ui/button.tsx";
import { Drawer } from "../ui/drawer.tsx";
import { useLanguage, useWords } from "../words/words.ts";
import { hasPanel, openPanel, type PanelProps } from "./panels.ts";
import { ThemeToggle } from "./theme-toggle.tsx";

const row =
  "flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-start font-medium hover:bg-sunken";

/** The mobile menu, at the end side of the screen. */
export function MenuDrawer({ open, onClose }: PanelProps<"menu">) {
  const t = useWords("shell");
  const { config } = useShop();
  return (
    <Drawer open={open} onClose={onClose} title={t("header.menu")}>
      <nav aria-label={t("header.menu")} className="flex flex-col gap-1 p-3">
        <Link to="/home" onClick={onClose} className={row}>
          <House aria-hidden className="size-[22px]" strokeWidth={1.9} />
          {t("menu.home")}
        </Link>
      </nav>
      <Section title={t("menu.appearance")}>
        <ThemeToggle look="row" />
      </Section>
      <Section title={t("language.title")}>
        <Languages />
      </Section>
      <Section>
        <a href={`tel:${config.phone}`} className={row}>
          <Phone aria-hidden className="size-[22px]" strokeWidth={1.9} />
          <span dir="ltr">{config.phone}</span>
        </a>
      </Section>
      {hasPanel("sign-in") && (
        <div className="p-4">
          <Button className="w-full" onClick={() => openPanel("sign-in", { mode: "sign-in" })}>
            {t("header.signIn")}
          </Button>
        </div>
      )}
    </Drawer>
  );
}

function Section({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="border-t border-line p-3">
      {title && (
        <h3 className="px-3 pt-1 pb-2 text-sm font-semibold tracking-normal text-muted">{title}</h3>
      )}
      {children}
    </section>
  );
}

function Languages() {
  const { config } = useShop();
  const current = useLanguage();
  return config.language.map(({ key, value }) => {
    if (key !== "en" && key !== "fr") return null;
    return (
      <button
        key={key}
        type="button"
        lang={key}
        aria-pressed={key === current}
        onClick={() => key !== current && openPanel("language", { language: key })}
        className={`${row} aria-pressed:text-accent`}
      >
        <Globe aria-hidden className="size-[22px]" strokeWidth={1.9} />
        {value}
      </button>
    );
  });
}
