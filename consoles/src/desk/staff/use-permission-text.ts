import { type Permission, permissionsOf } from "@errand/core/principals";
import { useMessages } from "@errand/ui/messages/messages.ts";

const known = new Set<string>(Object.values(permissionsOf).flat());

function isKnown(name: string): name is Permission {
  return known.has(name);
}

/** Says what permissions allow: "Orders, Reviews (read)". */
export function usePermissionText(): (permissions: readonly string[]) => string {
  const t = useMessages("desk-staff");
  return (permissions) => {
    if (permissions.includes("*")) return t("roles.everything");
    if (permissions.includes("*:read")) return t("roles.readsEverything");
    return permissions
      .map((each) => {
        const [name = "", read] = each.split(":");
        const text = isKnown(name) ? t(`permission.${name}`) : name;
        return read ? t("roles.reads", { what: text }) : text;
      })
      .join(", ");
  };
}
