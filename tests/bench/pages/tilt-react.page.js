import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import Tilt from 'react-parallax-tilt'
import { findCard } from './card'
import { running } from './running'

const card = findCard()
const wrapper = card.parentElement
const { className, innerHTML } = card
wrapper.style.perspective = 'none'
const props = { tiltMaxAngleX: 10, tiltMaxAngleY: 10, perspective: 500, className }
const glare = { glareEnable: true, glareMaxOpacity: 0.3, glareBorderRadius: '22px' }
const parts = createElement('article', {
  style: { display: 'contents' },
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML
  dangerouslySetInnerHTML: { __html: innerHTML },
})
createRoot(wrapper).render(createElement(Tilt, { ...props, ...glare }, parts))
requestAnimationFrame(running)
