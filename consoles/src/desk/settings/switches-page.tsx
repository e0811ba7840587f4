import { useMessages } from "@errand/ui/messages/messages.ts";
import { Navigate, Route, Routes, useNavigate, useParams } from "react-router";
import { PageHead } from "../../console/office/page-head.tsx";
import { Segments } from "../../console/office/segments.tsx";
import { fieldsOfSetting, type SettingKey, settingKeys } from "./setting-fields.ts";
import { SettingScreen } from "./setting-screen.tsx";

/** What customers, stores and couriers can do, how they sign in and pay, and the texts of pages. */
export function SwitchesPage() {
  return (
    <Routes>
      <Route index element={<Navigate replace to="/desk/switches/features" />} />
      <Route path=":key" element={<Switches />} />
    </Routes>
  );
}

function Switches() {
  const t = useMessages("desk-settings");
  const desk = useMessages("desk");
  const navigate = useNavigate();
  const { key } = useParams();
  const found = settingKeys.find((each) => each === key);
  if (!found) return <Navigate replace to="/desk/switches" />;
  return (
    <>
      <PageHead title={desk("section.switches")} />
      <div className="shrink-0 overflow-x-auto border-b border-line px-4 py-2 md:px-5">
        <Segments<SettingKey>
          label={t("groups")}
          value={found}
          isWrapping
          onChange={(next) => void navigate(`/desk/switches/${next}`)}
          options={settingKeys.map((value) => ({ value, label: t(`group.${value}`) }))}
        />
      </div>
      <SettingScreen key={found} target={{ key: found }} fields={fieldsOfSetting[found]} />
    </>
  );
}
