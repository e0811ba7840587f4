import type { Store } from "@errand/core/catalog/catalog.types";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useStored } from "../client/storage.ts";
import { useShop } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import { chooseModule } from "../shell/choose-module.ts";
import { Button } from "../ui/button.tsx";
import { LinkButton } from "../ui/link-button.tsx";
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

/** Tells visitors from another module that the module changed. Their cart stays in the other one. */
function OtherModule({ store }: { store: Store }) {
  const t = useMessages("catalog");
  const navigate = useNavigate();
  const { modules } = useShop();
  const module = useStored("module");
  const [before] = useState(module);
  const here = modules.find(({ id }) => id === store.module_id);
  if (!before || !here || before.id === store.module_id) return null;
  const values = { module: here.module_name, before: before.module_name };
  return (
    <Notice title={t("reach.module", values)} text={t("reach.moduleText", values)}>
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
