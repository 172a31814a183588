/** How people say what they need who do not know the trade's word for it; the notation is that of `design-creative`. */
export const EVERYDAY = `
front-end-development
en load faster, loads slowly, slow website, slow shop, shop faster, site faster, website faster, page speed, lighthouse score, web performance, keyboard navigation, screen reader, web accessibility, wcag=accessibility wcag, accessible website, slow shopify
de langsame Webseite=performance, Ladezeit=performance, Barrierefreiheit=accessibility
fr site lent=performance, vitesse du site=performance, optimisation de la vitesse=performance, accessibilité web=accessibility
es accesibilidad web=accessibility, rendimiento web=performance, web lenta=performance, tienda lenta, shopify lenta
pt acessibilidade web=accessibility, site lento=performance
it accessibilità web=accessibility, sito lento=performance
nl trage website=performance, toegankelijkheid=accessibility
ja 表示速度=performance, サイト高速化=performance
zh 网站速度=performance, 網站速度=performance
hi वेबसाइट की स्पीड=performance, वेबसाइट स्पीड=performance
ar سرعة الموقع=performance

ecommerce-development
en slow shop, shop faster, storefront
es tienda lenta, tienda online

embedded-systems
en gadget, battery drains, battery life

technical-seo
en site migration, new domain, keep rankings, losing rankings

proofreading-copy-editing
en plain language, simplify a form, simplify a letter, easy to read

ux-writing
en simplify a form, government form

grant-writing
en find foundations, funders, foundation funding

audio-editing-restoration
en loudness, microphone setup, recording setup, noisy recording

podcast-production
en microphone setup, remote recording

operations-consulting
en too many meetings, waste in our processes

pricing-strategy
en subscription tiers, price tiers, raise prices

surface-pattern-design
en pattern for wallpaper, wallpaper, pattern of leaves

public-speaking-coaching
en prepare a presentation, rehearse a presentation

career-coaching
en salary negotiation, higher salary, negotiate salary

financial-modeling
en months of cash, cash left, runway

event-planning
en dinner for, party for, plan a dinner
es organizar una cena, organizar una fiesta
fr organiser un dîner

interior-design
en arrange furniture, rearrange furniture, furnish a flat, small apartment

video-editing
en interview footage, cut interviews, raw footage

bi-dashboards
ja ダッシュボード

data-visualization
ja ダッシュボード, グラフ

accounting
en ~tax

bookkeeping
en ~tax
`;
