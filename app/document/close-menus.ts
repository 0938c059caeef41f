/** Open menus: `<details name="menu">`. Browsers open only one of them at a time and toggle it without a script. */
const open = 'details[name="menu"][open]'

/** Closes an open menu by Escape, which returns the focus to its button, and by a press elsewhere. */
export function closeMenus() {
  document.addEventListener('keydown', event => {
    // A list of suggestions in the menu closes first.
    if (event.key !== 'Escape' || event.defaultPrevented) return
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(open)) {
      // One Escape does one thing: it does not also leave a story.
      event.preventDefault()
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  })
  document.addEventListener('pointerdown', ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(open))
      if (!menu.contains(target as Node)) menu.open = false
  })
}
