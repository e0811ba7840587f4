vcl 4.1;
# Varnish in front of the processes, or of their balancer: docs/operations.md, "A content delivery network".
# It holds pages and public answers that are the same for a zone, and forgets what the processes say has changed.
import cookie;
import std;

backend default {
    .host = "127.0.0.1";
    .port = "4000";
}

# Who may say that something has changed: the processes.
acl processes {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.method == "PURGE") {
        if (client.ip !~ processes || !req.http.Surrogate-Key) {
            return (synth(405));
        }
        if (req.http.Surrogate-Key == "all") {
            ban("obj.status != 0");
        } else {
            ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, "\s+", "|") + ")(\s|$)");
        }
        return (synth(200));
    }
    # Live streams have no end.
    if (req.http.Accept ~ "text/event-stream" || req.http.Upgrade) {
        return (pipe);
    }
    if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization) {
        return (pass);
    }
    # What a page is rendered for. All other cookies make no difference to it.
    unset req.http.X-Visitor;
    cookie.parse(req.http.Cookie);
    cookie.keep("zoneid,module,language-setting,settings,country,signed_in");
    set req.http.X-Visitor = cookie.get_string();
    if (!cookie.isset("language-setting")) {
        set req.http.X-Visitor = req.http.X-Visitor + " " + req.http.Accept-Language;
    }
    return (hash);
}

sub vcl_hash {
    if (req.url !~ "^/(api|assets)/") {
        hash_data(req.http.X-Visitor);
    }
}

sub vcl_backend_response {
    # Nothing is served beyond its time, so that a change is seen at once.
    set beresp.grace = 0s;
    if (beresp.http.Set-Cookie) {
        set beresp.uncacheable = true;
    } elseif (beresp.http.Surrogate-Control ~ "max-age=\d+") {
        set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
        set beresp.uncacheable = false;
        # The key has what these two say.
        set beresp.http.X-Vary = beresp.http.Vary;
        set beresp.http.Vary = regsuball(beresp.http.Vary, "(?i)(^|,)\s*(cookie|accept-language)\s*(?=,|$)", "");
        set beresp.http.Vary = regsub(beresp.http.Vary, "^[,\s]+", "");
        if (beresp.http.Vary == "") {
            unset beresp.http.Vary;
        }
    } elseif (beresp.http.Surrogate-Control || beresp.http.Cache-Control !~ "(?i)public") {
        set beresp.uncacheable = true;
    }
    if (beresp.uncacheable) {
        # Requests for it do not wait for each other.
        set beresp.ttl = 1s;
    }
    return (deliver);
}

sub vcl_deliver {
    if (resp.http.X-Vary) {
        set resp.http.Vary = resp.http.X-Vary;
        unset resp.http.X-Vary;
    }
    unset resp.http.Surrogate-Control;
    unset resp.http.Surrogate-Key;
    # As `prefetched-data.ts` does for what is not held here.
    if (req.http.Sec-Purpose ~ "^prefetch" && req.url ~ "\.data(\?|$)" && resp.status == 200) {
        set resp.http.Cache-Control = "private, max-age=30";
        set resp.http.Vary = "Cookie, Accept-Language, Accept-Encoding";
    }
    return (deliver);
}
