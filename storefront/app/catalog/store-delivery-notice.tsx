import type { Store } from "@errand/core/catalog/catalog.types";
import { Button } from "@errand/ui/button.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { endpointQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { useShop } from "../config/shop.ts";
import { chooseModule } from "../shell/choose-module.ts";
import { stored, useStored } from "../visitor/storage.ts";
import type { ChosenModule } from "../visitor/stored-values.ts";
import { ChooseLocationButton, Notice } from "./notice.tsx";

/** Tells the visitor when this store does not deliver to their location, and what they can do. */
export function StoreDeliveryNotice({ store }: { store: Store }) {
  return (
    <div className="page-column pt-4 empty:hidden">
      <Reach store={store} />
    </div>
  );
}

function Reach({ store }: { store: Store }) {
  const t = useMessages("catalog");
  const zones = useStored("zoneid") ?? [];
  const values = { name: store.name };
  if (zones.length === 0) {
    return (
      <Notice title={t("reach.unknown", values)} text={t("reach.unknownText")}>
        <ChooseLocationButton>{t("reach.choose")}</ChooseLocationButton>
      </Notice>
    );
  }
  if (!zones.includes(store.zone_id)) {
    return (
      <Notice title={t("reach.outside", values)} text={t("reach.outsideText")}>
        <ChooseLocationButton>{t("reach.change")}</ChooseLocationButton>
        <LinkButton to="/home" variant="quiet" size="sm">
          {t("reach.others")}
        </LinkButton>
      </Notice>
    );
  }
  return <OtherModule store={store} />;
}

/**
 * Tells visitors from another module that the module changed. A cart in the other one stays there.
 */
function OtherModule({ store }: { store: Store }) {
  const { modules } = useShop();
  const module = useStored("module");
  const [before] = useState(module);
  const here = modules.find(({ id }) => id === store.module_id);
  if (!before || !here || before.id === store.module_id) return null;
  return <ModuleChanged before={before} here={here.module_name} />;
}

function ModuleChanged({ before, here }: { before: ChosenModule; here: string }) {
  const t = useMessages("catalog");
  const navigate = useNavigate();
  const hasCart = useHasCart(before);
  const values = { module: here, before: before.module_name };
  return (
    <Notice
      title={t("reach.module", values)}
      text={hasCart ? t("reach.moduleText", values) : undefined}
    >
      <Button
        size="sm"
        variant="soft"
        onClick={() => {
          chooseModule(before);
          void navigate("/home");
        }}
      >
        {t("reach.back", values)}
      </Button>
    </Notice>
  );
}

/** Whether the visitor has items in the cart of a module. */
function useHasCart({ id, module_type }: ChosenModule): boolean {
  const scope = { ...useScope(), moduleId: id };
  const isShopper = stored("token") !== null || stored("guest_id") !== null;
  const cart = useQuery({
    ...endpointQuery(scope, "GET /customer/cart/list"),
    enabled: isShopper && module_type !== "parcel" && module_type !== "rental",
    staleTime: 0,
  });
  return (cart.data ?? []).length > 0;
}
