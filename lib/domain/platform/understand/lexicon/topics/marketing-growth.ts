/** Words that stand around the trades of marketing; the notation is that of `design-creative`. */
export const MARKETING_GROWTH = `
seo-strategy: seo rankings keyword organic serp traffic google; search visibility website position found
technical-seo: crawl indexed indexing index sitemap googlebot log logs canonical redirects robots migration structured hreflang orphaned urls schema vanished relaunch; google search pages seo traffic catalogue domain site shows archive thousand product half dropped technical internal linking found librarian appear disappeared lost
local-seo: local maps gmb listing; google business near town found
link-building: backlinks backlink links outreach guest; seo domain
answer-engine-optimization: perplexity overviews llms geo aeo; chatgpt answers mention brand ai recommended
google-ads-management: adwords ppc sem campaigns google search ads; clicks budget spend waste paid account audit advertising money media cpc bring return roas wasted reconcile retailer agency reports sales stop compare bank
meta-ads-management: facebook instagram meta ads campaign; paid spend budget money profit advertising roas return account worth agency reports
tiktok-ads-management: tiktok spark ads; campaign paid video
linkedin-ads: linkedin ads b2b; campaign leads paid
programmatic-display-ads: programmatic dsp display banner; ads campaign network
amazon-marketplace-marketing: amazon fba seller listing asin; ads marketplace products
social-media-management: social posting instagram facebook scheduler posts tiktok pinterest; account daily run manage content channels every week followers
social-media-strategy: social strategy channels calendar; instagram plan content
influencer-marketing: influencer influencers blogger creators ambassador; instagram brand campaign collaborate
email-marketing: email emails mailing newsletter klaviyo mailchimp unsubscribe deliverability winback lifecycle churn retention mails inbox subscribers subscriber spam sends cancellations; onboarding trial customers flow renewal welcome cart campaign message subscription lose cancel open sequence holdout activation drop reminder automated come bring back fewer measured none
marketing-automation: hubspot automation activecampaign drip marketo workflow; email leads sequence triggers nurture onboarding
sms-push-marketing: sms push texting notification whatsapp; message campaign customers
content-marketing: content editorial calendar; strategy blog articles plan marketing
public-relations: pr press journalists media publicity publicist; coverage newspaper news story interview
brand-strategy: positioning brand strategy purpose archetype naming; values story differentiate company
conversion-rate-optimization: conversion cro abtest heatmap hotjar; visitors buy landing checkout more test sales page
funnel-building: funnel clickfunnels upsell; landing leads webinar page
affiliate-marketing: affiliate affiliates partner commission referral; program network
lead-generation: leads prospecting outreach coldemail apollo appointment; customers b2b find list sales clients more
app-store-optimization: aso appstore playstore; app ranking downloads screenshots
community-management: community discord moderator moderate forum slack; members group facebook engagement evening
web-analytics-setup: analytics ga4 gtm tracking tag pixel attribution; google measure events visitors conversion numbers consent
product-marketing: positioning launch messaging gtm battlecard; product market features sell tiers
growth-experimentation: growth experiment hacker hacking; test users acquisition startup retention
event-webinar-marketing: webinar registrations attendees; event promote tickets audience
`;
