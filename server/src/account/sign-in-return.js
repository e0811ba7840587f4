/* The provider's response is in the URL fragment, which no server and no log receives. */
const told = new URLSearchParams(location.hash.slice(1) || location.search.slice(1));
const { graph } = document.currentScript.dataset;
history.replaceState(null, "", location.pathname);

const state = told.get("state") ?? "";
const channel = new BroadcastChannel(`sign-in ${state}`);
channel.addEventListener("message", ({ data }) => {
  if (data === "heard") window.close();
});
void answer().then((heard) => channel.postMessage(heard));

async function answer() {
  const accessToken = told.get("access_token");
  if (told.has("error")) return { error: told.get("error") };
  if (told.has("id_token")) return { id_token: told.get("id_token") };
  if (!accessToken || !state.startsWith("facebook.")) return { error: "nothing" };
  return { access_token: accessToken, user_id: await facebookUser(accessToken) };
}

/** Facebook's token does not contain the user id. It is sent along, and the server verifies it. */
async function facebookUser(accessToken) {
  try {
    const question = new URL(`${graph}/me`);
    question.search = String(new URLSearchParams({ fields: "id", access_token: accessToken }));
    const person = await (await fetch(question, { signal: AbortSignal.timeout(10_000) })).json();
    return String(person.id);
  } catch {
    return "";
  }
}
