import type { Landing } from "@errand/core/config/config.contract";
import type { Module } from "@errand/core/modules/modules.contract";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Picture } from "@errand/ui/picture.tsx";
import ArrowRight from "lucide-react/icons/arrow-right";
import { useShop } from "../config/shop.ts";
import { useModuleChoice } from "../modules/use-module-choice.ts";
import { chooseModule } from "../shell/choose-module.ts";
import { useStored } from "../visitor/storage.ts";
import { SectionTitle } from "./section-title.tsx";

interface ModuleSectionProps {
  words: Landing["module_section"];
  /** Called when a module is chosen without a location; the module is already stored. */
  onNeedPlace(): void;
}

/** The modules of the shop; a press opens one. */
export function ModuleSection({ words, onNeedPlace }: ModuleSectionProps) {
  const { modules } = useShop();
  const zones = useStored("zoneid");
  const openModule = useModuleChoice();
  if (modules.length === 0) return null;

  function choose(module: Module) {
    if (zones !== null) {
      openModule(module);
      return;
    }
    chooseModule(module);
    onNeedPlace();
  }

  return (
    <section className="page-column pt-section">
      <SectionTitle title={words.title} text={words.sub_title} />
      <ul className="grid gap-5 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-8 lg:grid-cols-3">
        {modules.map((module) => (
          <li key={module.id}>
            <ModuleCard module={module} onChoose={() => choose(module)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ModuleCard({ module, onChoose }: { module: Module; onChoose(): void }) {
  const t = useMessages("landing");
  return (
    <button
      type="button"
      onClick={onChoose}
      className="group flex size-full items-center gap-4 text-start sm:flex-col sm:items-stretch sm:gap-0"
    >
      <span className="w-24 shrink-0 overflow-hidden rounded-card sm:hidden">
        <Picture src={module.icon_full_url} alt="" sizes="112px" className="pastel-picture" />
      </span>
      <Picture
        src={module.thumbnail_full_url}
        alt=""
        ratio="3/1"
        sizes="(width < 1024px) 50vw, 400px"
        className="pastel-picture rounded-card max-sm:hidden"
      />
      <span className="flex w-full grow flex-col gap-0.5 sm:pt-3">
        <span className="flex items-center justify-between gap-3 text-title font-bold">
          {module.module_name}
          <ArrowRight
            aria-hidden
            className="size-5 text-muted transition-transform group-hover:translate-x-1 group-hover:text-ink rtl:group-hover:-translate-x-1"
          />
        </span>
        <span className="text-muted">{module.description}</span>
        {module.stores_count > 0 && (
          <span className="mt-auto pt-1 text-meta font-semibold">
            {t("modules.stores", { count: module.stores_count })}
          </span>
        )}
      </span>
    </button>
  );
}
