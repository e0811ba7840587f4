import { useEffect } from "react";
import { useShop } from "../config/shop.ts";
import { openPanel } from "../shell/panels.ts";
import { useWords } from "../words/words.ts";
import { ModuleGrid } from "./module-grid.tsx";

/** What home shows before a module is chosen: the choice dialog, and the same choice below it. */
export function ModuleChoice() {
  const t = useWords("modules");
  const { modules } = useShop();
  useEffect(() => openPanel("modules"), []);
  return (
    <section className="page-column py-10">
      <h1 className="text-3xl">{t("title")}</h1>
      <p className="mt-2 mb-6 text-muted">{t("text")}</p>
      <ModuleGrid modules={modules} />
    </section>
  );
}
