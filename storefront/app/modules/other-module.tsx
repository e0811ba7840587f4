import type { ModuleType } from "@errand/core/modules/modules.contract";
import { Button } from "@errand/ui/button.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import type { LucideIcon } from "lucide-react";
import { useShop } from "../config/shop.ts";
import { chooseModule } from "../shell/choose-module.ts";

interface OtherModuleProps {
  /** The type of the module that the page belongs to. */
  type: ModuleType;
  icon: LucideIcon;
  title: string;
  text: string;
  /** Where the visitor's zones have no such module. */
  noneText: string;
  action: string;
  homeAction: string;
}

/** The address of a page was opened while shopping in another module. */
export function OtherModule(props: OtherModuleProps) {
  const { type, icon, title, text, noneText, action, homeAction } = props;
  const { modules } = useShop();
  const module = modules.find(({ module_type }) => module_type === type);
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={module ? text : noneText}
      action={
        module ? (
          <Button onClick={() => chooseModule(module)}>{action}</Button>
        ) : (
          <LinkButton to="/home">{homeAction}</LinkButton>
        )
      }
    />
  );
}
