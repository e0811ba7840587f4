import type { Permission } from "@errand/core/principals";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { OfficeSelect } from "../../console/office/office-field.tsx";

type Right = "none" | "read" | "full";

interface RolePermissionsProps {
  /** What a role of this kind can contain. */
  known: readonly string[];
  permissions: readonly string[];
  onChange(permissions: readonly string[]): void;
}

/** What a role may read and do, a row for each part of the console. */
export function RolePermissions({ known, permissions, onChange }: RolePermissionsProps) {
  const t = useMessages("desk-staff");
  const names = known.filter((name) => !name.includes(":")) as Permission[];
  const rightOf = (name: string): Right =>
    permissions.includes(name) ? "full" : permissions.includes(`${name}:read`) ? "read" : "none";
  function set(name: string, right: Right) {
    const others = permissions.filter((each) => each !== name && each !== `${name}:read`);
    const own = right === "none" ? [] : [right === "full" ? name : `${name}:read`];
    onChange([...others, ...own]);
  }
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{t("roles.may")}</legend>
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        {names.map((name) => (
          <OfficeSelect<Right>
            key={name}
            label={t(`permission.${name}`)}
            value={rightOf(name)}
            onChange={(right) => set(name, right)}
            options={(["none", "read", "full"] as const).map((value) => ({
              value,
              label: t(`right.${value}`),
            }))}
          />
        ))}
      </div>
    </fieldset>
  );
}
