const MARKUP = `
<div class="wrapper" style="width: 720px; height: 454px; margin: 240px auto; perspective: 500px">
  <article style="position: relative; height: 100%; border-radius: 22px; background: #12161f;
    color: #efe6dc; overflow: hidden; transform-style: preserve-3d">
    <div data-part="glare" style="position: absolute; top: 50%; left: 50%; width: 200%;
      aspect-ratio: 1; opacity: 0; background: linear-gradient(0deg, transparent, #ffe6cc)"></div>
    <div data-part="flare"></div>
    <div style="position: absolute; top: 120px; left: 40px; width: 200px; height: 200px;
      border-radius: 50%; overflow: hidden; background: #1b2130">
      <div data-part="shine" style="position: absolute; inset: -20%;
        background: radial-gradient(circle at 42% 36%, #ffecd633, transparent 46%)"></div>
    </div>
    <h1 data-part="name" style="position: absolute; top: 150px; left: 280px; font-size: 48px;
      color: transparent; background: linear-gradient(90deg, #b87333, #ffd9b3, #b87333) 50% 0 / 180%;
      background-clip: text">Álvaro Martín</h1>
  </article>
</div>`

export function findCard(): HTMLElement {
  if (!document.querySelector('article')) document.body.innerHTML = MARKUP
  return document.querySelector('article') as HTMLElement
}
