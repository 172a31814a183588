/** Words that stand around the trades of running a company; the notation is that of `design-creative`. */
export const BUSINESS_CONSULTING = `
business-plan-writing: businessplan bank loan plan; business write startup idea forecast
startup-strategy: startup founder cofounder pivot validate idea; strategy market advice mentor business
fundraising-advisory: fundraising tam investors investor raise raising seed venture vc angel capital pitch deck dataroom memo; startup money slides round series story narrative founders accelerator valuation convince no meeting saying pitching
market-research: market survey competitors trends interviews size; research study customers demand industry
competitive-analysis: competitor competitors benchmark swot rival; analysis compare market
management-consulting: management strategy organisation restructuring reorganise meetings leadership; company change team decisions consultant
operations-consulting: operations process processes workflow bottleneck efficiency inefficient meetings sop procedures handover map mapping; steps company staff waiting delays orders organise team firm waste colleague holiday nobody interview calendar chaos slow approval weeks time departments paperwork everything stops person sick knowledge key approves approve office responsible who double manual knows
lean-six-sigma: lean sigma kaizen waste kanban takt; process factory production steps variation flow
supply-chain-consulting: supply logistics warehouse inventory freight stock procurement; chain suppliers delivery transport
product-sourcing: sourcing supplier manufacturer alibaba factory china wholesale import; find product produce
ecommerce-consulting: ecommerce amazon dropshipping marketplace shop; sell online store advice
sales-consulting: sales sell pipeline quota closing coldcalling negotiation; team process clients script
crm-consulting: crm salesforce hubspot pipedrive zoho dynamics; customers setup administrator data
erp-implementation: erp sap odoo netsuite dynamics; implement system company migrate
project-management: project manager deadline gantt pmp milestones; plan coordinate team
agile-coaching: scrum agile sprint retrospective kanban; coach team master
product-management: roadmap backlog prioritise product manager; features users discovery
business-analysis: requirements analyst stakeholder uml bpmn; business process software specification
hr-consulting: hr human resources onboarding appraisal salary employees; policy culture handbook staff
recruiting: recruiter recruiting recruit hire hiring headhunter candidates vacancy staffing; nurses developers find staff job
virtual-assistance: assistant virtual va inbox appointments; calendar admin tasks emails remote hours
executive-assistance: executive secretary diary travel ceo; assistant calendar boss
data-entry: entry typing copy type retype; data excel scanned forms pdf
customer-support: support helpdesk tickets callcentre zendesk agents hotline; customer answer phone service calls complaints
sustainability-esg: sustainability esg carbon footprint climate emissions co2 csrd green; report company environment
quality-iso-certification: iso 9001 27001 certification quality audit haccp; management standards company
it-strategy-consulting: it digitalisation transformation cto software selection; strategy systems company digital
pricing-strategy: pricing price prices tiers charge charging fee fees undercharge expensive willingness increase raise cost; customers plans subscription packages software saas service cheap announce tell worth rates rate too little cheaply afraid value hourly three app options package double dare
franchise-consulting: franchise franchising franchisee; expand restaurant business chain
international-expansion: export abroad expand international overseas; market enter country foreign
`;
