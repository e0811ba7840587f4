/* The provider's response is in the URL fragment, which no server and no log receives. */
const params = new URLSearchParams(location.hash.slice(1) || location.search.slice(1));
const { graph } = document.currentScript.dataset;
history.replaceState(null, "", location.pathname);

const state = params.get("state") ?? "";
const channel = new BroadcastChannel(`sign-in ${state}`);
channel.addEventListener("message", ({ data }) => {
  if (data === "heard") window.close();
});
void readResult().then((result) => channel.postMessage(result));

async function readResult() {
  const accessToken = params.get("access_token");
  if (params.has("error")) return { error: params.get("error") };
  if (params.has("id_token")) return { id_token: params.get("id_token") };
  if (!accessToken || !state.startsWith("facebook.")) return { error: "nothing" };
  return { access_token: accessToken, user_id: await facebookUser(accessToken) };
}

/** Facebook's token does not contain the user id. The page sends both, and the server verifies them. */
async function facebookUser(accessToken) {
  try {
    const url = new URL(`${graph}/me`);
    url.search = String(new URLSearchParams({ fields: "id", access_token: accessToken }));
    const user = await (await fetch(url, { signal: AbortSignal.timeout(10_000) })).json();
    // An expired token has none.
    return String(user.id ?? "");
  } catch {
    return "";
  }
}
