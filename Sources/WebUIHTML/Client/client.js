// The browser's side of a tab: events go up, numbered patches come down.
(() => {
'use strict';
const page = document.body.dataset, sheet = document.getElementById('rules').sheet;
// A node's number, or the id of one of its parts.
const element = id => document.getElementById(typeof id === 'number' ? 'n' + id : id);
// A node's outermost element (a list wraps its rows) and the element that holds its children.
const outer = id => document.getElementById('w' + id) || element(id);
const inner = id => document.getElementById('k' + id) || element(id);

// MARK: Sending. A message is kept until the server says that it has it, and is sent again after a lost connection.
let outbox = [], sent = 0, numbered = 0, sequence = +page.sequence;
let socket = null, isOpen = false, isPosting = false, isPolling = false, failures = 0, isOver = false;

function send(message) {
  if (isOver) return;
  message.n = ++numbered;
  // Typing faster than the line is quick: only the newest text of a field has to go.
  const last = outbox[outbox.length - 1];
  if (last && last.n > sent && last.event === 'input' && message.event === 'input' && last.id === message.id) outbox.pop();
  outbox.push(message);
  flush();
}
function flush() {
  if (isOpen) {
    for (let some; (some = portion(outbox.filter(m => m.n > sent))).length; sent = some.at(-1).n) socket.send(JSON.stringify({ ack: sequence, messages: some }));
  } else if (isPolling) post();
}
// As many messages as the server takes at once. A field's maxlength sees to it that one always fits.
function portion(messages) {
  let size = 0;
  return messages.filter((m, index) => (size += 3 * JSON.stringify(m).length) < 60000 || !index);
}
function receive(reply) {
  if (reply.moved) return moved();
  if (reply.reload) return reload();
  outbox = outbox.filter(m => m.n > reply.got);
  for (const [number, ops] of reply.batches) {
    if (number <= sequence) continue;
    if (number !== sequence + 1) return reload();
    sequence = number;
    apply(ops);
  }
}

// MARK: Connecting. A WebSocket if one gets through, else POST; after a lost connection POST finds out what is the matter.
function connect() {
  const link = new WebSocket(location.origin.replace(/^http/, 'ws') + '/w/' + page.tab + '/socket');
  let wasOpen = false;
  link.onopen = () => {
    wasOpen = true;
    link.send(JSON.stringify({ tab: page.tab, token: page.token, epoch: +page.epoch, ack: sequence }));
  };
  link.onmessage = event => {
    const reply = JSON.parse(event.data);
    if (!isOpen && !reply.moved && !reply.reload) { socket = link; isOpen = true; isPolling = false; failures = 0; connected(true); sent = reply.got; }
    receive(reply);
    if (isOpen) flush();
  };
  link.onclose = () => {
    if (isOver) return;
    isOpen = false; socket = null; sent = numbered;
    if (!wasOpen) failures++;
    // Two handshakes refused while POST works: something on the way lets no WebSocket through.
    isPolling = failures >= 2;
    post().then(works => {
      if (isOver) return;
      if (!works) { failures = 0; isPolling = false; connected(false); setTimeout(retry, 500); }
      else if (isPolling) setTimeout(connect, 30000);
      else connect();
    });
  };
}
function retry(wait = 500) {
  post().then(works => {
    if (isOver) return;
    if (works) connect(); else setTimeout(retry, wait, Math.min(wait * 2, 5000));
  });
}
async function post() {
  if (isPosting) return true;
  isPosting = true;
  try {
    do {
      const some = portion(outbox);
      const answer = await fetch('/w/' + page.tab + '/events', {
        method: 'POST', headers: { 'Content-Type': 'application/json', 'X-WebUI-Token': page.token },
        body: JSON.stringify({ epoch: +page.epoch, ack: sequence, messages: some }),
      });
      if (answer.status === 401 || answer.status === 404) { reload(); return true; }
      if (!answer.ok) return false;
      if (some.length) sent = some.at(-1).n;
      connected(true);
      receive(await answer.json());
    } while (isPolling && !isOver && outbox.length);
    return true;
  } catch { return false; } finally { isPosting = false; }
}
setInterval(() => { if (isPolling && !document.hidden) post(); }, 2000);

function end() { isOver = true; if (socket) socket.close(); }
function reload() {
  if (isOver) return;
  end();
  // A page that is told to reload at once again waits, so that nothing goes round in circles.
  const last = +sessionStorage.getItem('webui.reload') || 0, now = Date.now();
  sessionStorage.setItem('webui.reload', now);
  setTimeout(() => location.reload(), now - last < 2000 ? 2000 : 0);
}
function moved() { end(); document.getElementById('moved').showModal(); }
function connected(yes) { document.getElementById('offline').hidden = yes; page.live = yes ? isOpen ? 'socket' : 'post' : ''; }
document.getElementById('continue').onclick = () => location.reload();
const notice = document.getElementById('notice');
if (notice) notice.querySelector('button').onclick = () => notice.remove();

// MARK: Patches.
const revisions = {};        // how often each field was typed into
const held = {};             // values that wait for the end of a composition
let composing = null;

function fragment(markup) {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content.firstElementChild;
}
function drop(node) {
  if (node.contains(spoken)) document.body.append(spoken);
  for (const dialog of node.querySelectorAll('dialog[open]')) dialog.close();
  if (node.matches('dialog[open]')) node.close();
  if (!moving || !/\bout-/.test(node.className)) return node.remove();
  // Leaves in an animation: it is no node any more, and goes when the animation has ended.
  for (const part of [node, ...node.querySelectorAll('[id]')]) part.removeAttribute('id');
  node.inert = true;
  node.classList.add('leaving');
  setTimeout(() => node.remove(), moving);
}
let moving = 0, movement = 0;
function move(css, milliseconds) {
  document.body.style.setProperty('--motion', css);
  document.body.classList.add('moving');
  moving = milliseconds;
  clearTimeout(movement);
  movement = setTimeout(() => { document.body.classList.remove('moving'); moving = 0; }, milliseconds + 50);
}
function setValue(id, value) {
  const field = element(id);
  if (composing === field) { held[id] = value; return; }
  const tail = field.value.length - field.selectionEnd, isFocused = document.activeElement === field;
  field.value = value;
  // The caret keeps its place from the end, where a filter leaves it.
  if (isFocused && field.selectionEnd !== null) {
    const caret = Math.max(0, value.length - tail);
    field.setSelectionRange(caret, caret);
  }
}
const operations = {
  s(index, rule) { sheet.insertRule('.s' + index + rule, sheet.cssRules.length); },
  r(id, markup) { const old = outer(id), fresh = fragment(markup); old.before(fresh); drop(old); shown(fresh); speak(fresh); },
  i(id, before, markup) {
    const fresh = fragment(markup);
    inner(id).insertBefore(fresh, before < 0 ? null : outer(before));
    shown(fresh);
    speak(fresh);
  },
  d(id) { drop(outer(id)); },
  m(id, parent, before) { inner(parent).insertBefore(outer(id), before < 0 ? null : outer(before)); },
  t(id, text) { element(id).textContent = text; },
  h(id, markup) { element(id).innerHTML = markup; },
  c(id, on) { element(id).checked = on; },
  o(id, index) {
    const control = element(id);
    if (control.matches('select')) control.value = index;
    else for (const choice of control.querySelectorAll('input')) choice.checked = choice.value === String(index);
  },
  z(css, milliseconds) { move(css, milliseconds); },
  v(id, value, revision) { if ((revisions[id] || 0) <= revision) setValue(id, value); },
  a(id, changes) {
    const node = element(id);
    for (const name in changes) changes[name] === null ? node.removeAttribute(name) : node.setAttribute(name, changes[name]);
  },
  f(id, on) { wanted = on ? id : wanted; const field = element(id); if (!on && field && field.contains(document.activeElement)) document.activeElement.blur(); },
  n(_, depth) { target = depth; },
  p(_, title) { document.title = title; },
  x(_, call, name, argument) { run(call, name, argument); },
};
function apply(ops) {
  const focused = document.activeElement;
  wanted = null;
  try { for (const [name, id, ...rest] of ops) operations[name](id, ...rest); } catch (error) { console.error(error); return reload(); }
  if (wanted !== null) focus(element(wanted));
  else if (target > displayed) { origins[displayed] = focused && focused.id; announce(); }
  else if (target < displayed) { const back = document.getElementById(origins[target]); back ? focus(back) : announce(); }
  else if (document.activeElement === document.body && focused && !focused.isConnected) announce();
  displayed = target;
  visit();
}

// MARK: Live regions. One that comes with its text in it is not heard, so another, which was there before, says that text.
const spoken = document.getElementById('spoken');
let saying = [], speech = 0;
function speak(root) {
  if (root.parentElement.closest('[aria-live]')) return;
  const inLive = '[aria-live] .text, .text[aria-live]', unheard = 'button *, [aria-hidden=true], [aria-hidden=true] *';
  const texts = [root, ...root.querySelectorAll('.text')].filter(part => part.matches(inLive) && !part.matches(unheard));
  const said = texts.map(part => part.ariaLabel || part.textContent.trim()).filter(text => text);
  if (!said.length) return;
  saying.push(...said);
  // Behind an open dialog nothing is heard.
  const place = dialogs().pop() || document.body;
  if (spoken.parentElement !== place) place.append(spoken);
  spoken.textContent = '';
  clearTimeout(speech);
  speech = setTimeout(() => {
    spoken.textContent = saying.join(' ');
    saying = [];
    // Who reads the page to its end is not to come upon it.
    speech = setTimeout(() => { spoken.textContent = ''; }, 5000);
  }, 100);
}

// MARK: Focus. A new screen takes it to its heading; a screen that comes back gives it to where it was.
let wanted = null, target = +page.depth, displayed = target;
const origins = {};
function focus(node) {
  if (!node) return;
  const control = node.matches('input,textarea,select,button,a,[tabindex]') ? node : node.querySelector('input,textarea,select,button,a,[tabindex]');
  if (!control || control === document.activeElement) return;
  control.focus({ preventScroll: false });
  // A caret that was never moved belongs behind the text. That of an address cannot be asked for (null), but follows a new text.
  const text = control.value;
  if (control.type === 'email') { control.value = ''; control.value = text; }
  else if (text && control.selectionStart === 0 && control.selectionEnd === 0) control.setSelectionRange(text.length, text.length);
}
const dialogs = () => [...document.querySelectorAll('dialog[open]:not(#moved)')];
function announce() {
  const dialog = dialogs().pop(), heading = (dialog || document.body).querySelector('h1[tabindex]');
  if (heading) { heading.focus({ preventScroll: true }); if (!dialog) scrollTo(0, 0); }
}
// What scrolls can be reached by keys.
const scrollers = new ResizeObserver(entries => {
  for (const { target: box } of entries) {
    if (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  }
});
// What was just put on the page: a dialog opens, a box that scrolls is watched.
function shown(root) {
  for (const box of root.querySelectorAll('.scroll')) scrollers.observe(box);
  if (root.matches('.scroll')) scrollers.observe(root);
  const modals = [...root.querySelectorAll('dialog[data-modal]')];
  if (root.matches('dialog[data-modal]')) modals.unshift(root);
  for (const dialog of modals) if (!dialog.open) dialog.showModal();
}

// MARK: Events.
function sender(node, name) {
  const found = node.closest && node.closest('[data-e~=' + name + ']');
  return found && !found.disabled && found.getAttribute('aria-disabled') !== 'true' ? found : null;
}
const identifier = node => +node.id.slice(1);
function report(node, name, value) {
  const message = { id: identifier(node), event: name };
  if (value !== undefined) message.value = value;
  if (name === 'input') message.revision = revisions[message.id] = (revisions[message.id] || 0) + 1;
  send(message);
}
addEventListener('click', event => {
  const own = event.target.closest('[data-dismiss],[data-refresh]');
  if (own) return send(own.dataset.dismiss ? { id: +own.dataset.dismiss, event: 'dismiss' } : { id: +own.dataset.refresh, event: 'refresh' });
  const back = event.target.closest('button[data-e~=back]');
  if (back) return report(back, 'back');
  const node = sender(event.target, 'tap');
  if (!node) return;
  // A control inside a tappable view answers for itself.
  const control = event.target.closest('input,select,textarea,a,button,label,summary');
  if (control && control !== node && node.contains(control)) return;
  const menu = node.closest('[popover]');
  if (menu) menu.hidePopover();
  report(node, 'tap');
});
// Buttons whose style shows presses. Whatever ends one, wherever it ends, it ends.
let pressed = null;
function hold(node) {
  letGo();
  pressed = sender(node, 'press');
  if (pressed) report(pressed, 'press', true);
}
function letGo() {
  if (pressed) report(pressed, 'press', false);
  pressed = null;
}
addEventListener('pointerdown', event => { if (!event.button) hold(event.target); });
for (const end of ['pointerup', 'pointercancel', 'dragend', 'keyup', 'blur']) addEventListener(end, letGo);

addEventListener('keydown', event => {
  if (event.isComposing) return;
  const node = event.target;
  if (event.key === ' ' && !event.repeat) hold(node);
  if ((event.key === 'Enter' || event.key === ' ') && node.matches('[data-e~=tap]:not(button,a,input)')) { event.preventDefault(); node.click(); }
  else if (event.key === 'Enter' && node.matches('input')) { const field = sender(node, 'submit'); if (field) { event.preventDefault(); report(field, 'submit'); } }
  else if (event.key.startsWith('Arrow') && node.closest('[popover]')) moveInMenu(event, node);
  else if (event.key === 'Enter' || event.key === 'Escape') press(event, node);
});
// The button that answers to Return or Esc wherever the focus is, unless the focus is on something that takes the key itself.
function press(event, node) {
  if (node.matches('button,a,textarea,select,[popover] *') && event.key === 'Enter') return;
  const button = (dialogs().pop() || document).querySelector('button[data-key=' + event.key + ']:not(:disabled)');
  if (button) { event.preventDefault(); button.click(); }
}
addEventListener('input', event => {
  const node = sender(event.target, 'input');
  if (node && !event.isComposing) report(node, 'input', event.target.value);
});
addEventListener('compositionstart', event => { composing = event.target; });
addEventListener('compositionend', event => {
  composing = null;
  const node = sender(event.target, 'input');
  if (!node) return;
  delete held[identifier(node)];
  report(node, 'input', event.target.value);
});
addEventListener('change', event => {
  const control = event.target;
  const toggled = sender(control, 'toggle');
  if (toggled === control) report(control, 'toggle', control.checked);
  const chosen = sender(control, 'select');
  if (chosen) report(chosen, 'select', +control.value);
});
addEventListener('focusin', event => { const node = sender(event.target, 'focus'); if (node) report(node, 'focus'); });
addEventListener('focusout', event => {
  const node = sender(event.target, 'blur');
  if (node && node.isConnected && !node.contains(event.relatedTarget) && document.hasFocus()) report(node, 'blur');
});
// Esc in a dialog. The server takes the dialog away, so the browser must not.
addEventListener('cancel', event => {
  if (!event.target.matches('dialog[data-modal]')) return;
  event.preventDefault();
  if (event.target.matches('[data-e~=dismiss]')) report(event.target, 'dismiss');
}, true);
addEventListener('pointerdown', event => {
  if (event.target.matches('dialog[data-e~=dismiss]:not([role=alertdialog])')) {
    const box = event.target.getBoundingClientRect();
    const isOutside = event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
    if (isOutside) report(event.target, 'dismiss');
  }
});

// MARK: Menus, which open and close without the server.
addEventListener('toggle', event => {
  const menu = event.target;
  if (!menu.matches || !menu.matches('[popover]') || event.newState !== 'open') return;
  const button = document.querySelector('[popovertarget="' + menu.id + '"]').getBoundingClientRect();
  const below = button.bottom + 6, width = menu.offsetWidth, height = menu.offsetHeight;
  menu.style.top = (below + height > innerHeight && button.top > height + 6 ? button.top - height - 6 : below) + 'px';
  menu.style.left = Math.max(8, Math.min(button.left, innerWidth - width - 8)) + 'px';
  const first = menu.querySelector('button:not(:disabled)');
  if (first) first.focus();
}, true);
function moveInMenu(event, node) {
  const items = [...node.closest('[popover]').querySelectorAll('button:not(:disabled)')];
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (!step) return;
  event.preventDefault();
  items[(items.indexOf(node) + step + items.length) % items.length].focus();
}

// MARK: History. The address keeps an entry for each screen and sheet that Back can close.
let visited = history.state && history.state.depth || 0, isTravelling = false;
function visit() {
  if (isTravelling || visited === target) return;
  if (visited < target) { while (visited < target) history.pushState({ depth: ++visited }, ''); }
  else { isTravelling = true; history.go(target - visited); }
}
addEventListener('popstate', event => {
  visited = event.state && event.state.depth || 0;
  if (isTravelling) { isTravelling = false; return visit(); }
  if (visited < target) { target = visited; send({ event: 'nav', value: visited }); }
  else visit();       // Forward: there is no such screen any more.
});

// MARK: Commands: what only a browser can do.
function needSecureContext() {
  // Without one there is no PublicKeyCredential, as in a browser that knows no passkeys: the cures differ.
  if (!isSecureContext) throw Object.assign(new Error('This needs https or localhost.'), { name: 'InsecureContext' });
}
const commands = {
  async "clipboard.write"({ text }) { await navigator.clipboard.writeText(text); },
  async openURL({ url }) { if (/^(https?|mailto|tel|sms):/i.test(url)) window.open(url, '_blank', 'noopener'); },
  async download({ name, type, data }) {
    const bytes = Uint8Array.from(atob(data), c => c.charCodeAt(0));
    const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(new Blob([bytes], { type })), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  },
  async 'passkey.create'({ options }) {
    needSecureContext();
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    return (await navigator.credentials.create({ publicKey })).toJSON();
  },
  async 'passkey.get'({ options }) {
    needSecureContext();
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    return (await navigator.credentials.get({ publicKey })).toJSON();
  },
};
async function run(call, name, argument) {
  const message = { event: 'result', call };
  try { message.value = await commands[name](argument) ?? null; } catch (error) { message.error = error.name || 'Error'; message.detail = String(error.message || ''); }
  send(message);
}

// MARK: Start.
if (!history.state) history.replaceState({ depth: 0 }, '');
const dark = matchMedia('(prefers-color-scheme: dark)'), reduced = matchMedia('(prefers-reduced-motion: reduce)');
function describe() {
  send({ event: 'traits', traits: {
    dark: dark.matches, reducedMotion: reduced.matches, locale: navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, width: innerWidth, height: innerHeight } });
}
let resizing = 0;
dark.onchange = reduced.onchange = describe;
addEventListener('resize', () => { clearTimeout(resizing); resizing = setTimeout(describe, 200); });
describe();
shown(document.body);
const first = document.querySelector('[data-focus]');
if (first) focus(first);
visit();
connect();
})();
