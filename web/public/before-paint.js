// Before the first paint: the language of the page, the saved theme and brightness, so that nothing flashes. A file of its own,
// because the content security policy allows no inline script.
(function () {
  var root = document.documentElement;
  try {
    var choice = JSON.parse(localStorage.getItem('hengcai.theme') || '{}');
    root.lang = localStorage.getItem('lang') === 'en-US' ? 'en-US' : 'zh-CN';
    root.style.cssText = localStorage.getItem('hengcai.themeVars') || '';
    root.dataset.header = choice.header || 'brand';
    root.dataset.menu = choice.menu || 'light';
    root.dataset.logo = choice.logo || 'header';
    var brightness = Number(localStorage.getItem('hengcai.brightness') || 100);
    if (brightness >= 70 && brightness < 100) root.style.setProperty('--veil', String((100 - brightness) / 100));
  } catch {
    // Storage is blocked: the defaults hold.
  }
})();
