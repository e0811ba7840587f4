import { partnerApplicationPath } from "@errand/core/partners/application-link";
import { useNavigate } from "react-router";
import { call } from "../api/call.ts";
import { callContext } from "../rendering/server-context.ts";
import type { Route } from "./+types/deliveryman-registration.page";
import { storeApplicationToken } from "./application-token.ts";
import { courierDraftKey } from "./courier-draft.ts";
import { CourierForm } from "./courier-form.tsx";
import type { CourierInput } from "./courier-input.ts";
import { readPartnerOptions } from "./partner-options.ts";
import { RegistrationPage } from "./registration-page.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { toggle_dm_registration } = await context.get(callContext)("GET /config");
  return { options: toggle_dm_registration ? await readPartnerOptions(context) : null };
}

export { isAnotherPage as shouldRevalidate } from "./is-another-page.ts";

export default function CourierRegistrationPage({ loaderData: { options } }: Route.ComponentProps) {
  const navigate = useNavigate();

  async function register({ image, identity_image, password, ...input }: CourierInput) {
    // A new registration is not sent without them.
    if (!image || !identity_image || !password) return;
    const { application_token } = await call("POST /auth/delivery-man/store", {
      ...input,
      image,
      identity_image,
      password,
    });
    storeApplicationToken(application_token);
    await navigate(partnerApplicationPath);
  }

  return (
    <RegistrationPage
      kind="courier"
      draftKey={courierDraftKey}
      form={
        options && (
          <CourierForm
            draftKey={courierDraftKey}
            options={options}
            application={null}
            onSend={register}
          />
        )
      }
    />
  );
}
