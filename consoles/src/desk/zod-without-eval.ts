/**
 * Zod reads its settings from here. Its schemas come with the forms, and would otherwise try
 * whether `new Function` is allowed: the security policy refuses and reports that.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
