import { createHmac } from "node:crypto";
import { AppError } from "@errand/core/errors";
import * as z from "zod";
import type { FacebookSettings } from "../../process/settings.ts";
import { askProvider } from "./ask-provider.ts";
import { readEmail, readName } from "./person.ts";
import type { Provider } from "./provider.ts";

/** What `/debug_token` tells about a token that is good. */
const goodToken = z.object({
  data: z.object({
    app_id: z.string(),
    is_valid: z.literal(true),
    user_id: z.string(),
    /** Seconds; 0: never. */
    expires_at: z.number(),
  }),
});

const person = z.object({
  id: z.string(),
  name: z.string().optional(),
  /** Left out while Facebook has none that is confirmed. */
  email: z.string().optional(),
});

/** Facebook gives access tokens that only it can read, so it is asked about each. */
export function facebook({ appId, appSecret, url, graphUrl }: FacebookSettings): Provider {
  return {
    clientId: appId,
    async verify({ token, unique_id }, now) {
      const examined = await askGraph("debug_token", {
        input_token: token,
        access_token: `${appId}|${appSecret}`,
      });
      const { data } = goodToken.safeParse(examined).data ?? {};
      const isGood =
        data?.app_id === appId &&
        data.user_id === unique_id &&
        (data.expires_at === 0 || data.expires_at * 1000 > now.getTime());
      if (!isGood) throw new AppError("auth-002");

      const told = await askGraph("me", {
        fields: "id,name,email",
        access_token: token,
        appsecret_proof: createHmac("sha256", appSecret).update(token).digest("hex"),
      });
      const { data: me } = person.safeParse(told);
      if (me?.id !== unique_id) throw new AppError("auth-002");
      return { subject: me.id, email: readEmail(me.email), name: readName(me.name) };
    },
    async signInPage({ returnTo, state }) {
      const page = new URL(`${url}/dialog/oauth`);
      const parameters = {
        client_id: appId,
        redirect_uri: returnTo,
        response_type: "token",
        scope: "public_profile,email",
        display: "popup",
        state,
      };
      for (const [name, value] of Object.entries(parameters)) page.searchParams.set(name, value);
      return page;
    },
  };

  async function askGraph(what: string, parameters: Record<string, string>): Promise<unknown> {
    const question = new URL(`${graphUrl}/${what}`);
    for (const [name, value] of Object.entries(parameters)) question.searchParams.set(name, value);
    const { ok, body } = await askProvider(question);
    if (!ok) throw new AppError("auth-002");
    return body;
  }
}
