// Before the first paint: the language of the page, the saved theme and brightness, so that nothing flashes. A file of its own,
// because the content security policy allows no inline script. And where the document says how, what the shell of a page is
// made of is asked for while the scripts that draw it are on their way (src/session/shellAhead.ts takes the answer).
(function () {
  var root = document.documentElement;
  var hash = document.currentScript.dataset.shell;
  try {
    var choice = JSON.parse(localStorage.getItem('hengcai.theme') || '{}');
    root.lang = localStorage.getItem('lang') === 'en-US' ? 'en-US' : 'zh-CN';
    root.style.cssText = localStorage.getItem('hengcai.themeVars') || '';
    root.dataset.header = choice.header || 'brand';
    root.dataset.menu = choice.menu || 'light';
    root.dataset.logo = choice.logo || 'header';
    var brightness = Number(localStorage.getItem('hengcai.brightness') || 100);
    if (brightness >= 70 && brightness < 100) root.style.setProperty('--veil', String((100 - brightness) / 100));
    var language = localStorage.getItem('lang');
    if (hash && language) askForShell(language);
  } catch {
    // Storage is blocked: the defaults hold.
  }
  // The first who asks waits until the browser has gone through all languages it knows. While the scripts are on their way nobody does.
  Intl.NumberFormat.supportedLocalesOf(root.lang);
  Intl.DateTimeFormat.supportedLocalesOf(root.lang);

  function askForShell(language) {
    var path = location.pathname;
    globalThis.hengcaiShell = {
      session: (/(?:^|;\s*)sidv=([^;]+)/.exec(document.cookie) || [])[1] || null,
      language: language,
      path: path,
      answer: fetch('/graphql', {
        method: 'POST',
        headers: {
          accept: 'application/graphql-response+json,application/json;q=0.9',
          'content-type': 'application/json',
          Facility: 'desktop',
          'Accept-Language': language,
        },
        body: JSON.stringify({
          operationName: 'Shell',
          variables: { path: path },
          extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
        }),
      }),
    };
    // Whoever takes it says what failed.
    globalThis.hengcaiShell.answer.catch(function () {});
  }
})();
