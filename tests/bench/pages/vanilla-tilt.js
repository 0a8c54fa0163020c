import VanillaTilt from 'vanilla-tilt'

const card = document.querySelector('article')
// The library adds its own perspective.
card.parentElement.style.perspective = 'none'
VanillaTilt.init(card, { max: 10, perspective: 500, glare: true, 'max-glare': 0.3 })
document.documentElement.dataset.bench = 'running'
